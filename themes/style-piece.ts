import type { Part } from "./parts";

/** The styles of one stylesheet of the source, as the build tells them (scripts/bootstrap/route-styles.ts). */
export interface StylePiece {
  /** The stylesheet, from the project's root. */
  file: string;
  css: string;
  /** The parts of the interface that it names, which the brand's theme may style. */
  parts: readonly Part[];
  /** The routes whose pages it may be on before the site's sheet has come. */
  routes: readonly string[];
}
