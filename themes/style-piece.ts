/** The styles of one stylesheet of the source, as the build tells them (scripts/bootstrap/route-styles.ts). */
export interface StylePiece {
  /** The stylesheet, from the project's root. */
  file: string;
  css: string;
  /** The routes whose pages it may be on before the site's sheet has come. */
  routes: readonly string[];
}
