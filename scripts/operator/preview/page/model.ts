import type { Fault } from "schemas/fault";
import type { Locale } from "schemas/names";
import type { Part } from "../../states/state";
import type { Drawn } from "../book/brand-book";
import type { AssetBytes } from "../facts/asset-bytes";
import type { ContrastRow } from "../facts/contrasts";
import type { OwnKey } from "../facts/own-keys";

/** How alike another brand is, by the state that was compared. */
export interface Alike {
  id: string;
  name: string;
  /** In percent; undefined until both are drawn. */
  states: readonly { state: string; percent: number | undefined; own: string; other: string }[];
}

export interface BrandFacts {
  /** Undefined until everything is drawn; of the brand beside it nothing is compared. */
  alike: readonly Alike[] | undefined;
  contrasts: readonly ContrastRow[];
  assets: readonly AssetBytes[];
  keys: readonly OwnKey[];
}

/** One brand of the page. */
export interface BrandView {
  id: string;
  /** In English. */
  name: string;
  file: string;
  faults: readonly Fault[];
  parts: readonly Part[];
  locales: readonly Locale[];
  pictures: ReadonlyMap<string, Drawn>;
  facts: BrandFacts | undefined;
}

/** Everything that the page shows. */
export interface BookView {
  /** The brand, and the one beside it. */
  brands: readonly BrandView[];
  /** Whether a server behind the page tells what changes. */
  isLive: boolean;
  /** Another one for each change of the files or of what is told of them. */
  edition: number;
}

/** Where a picture stands, from the page. */
export function picturePath(brand: string, name: string): string {
  return `pictures/${brand}/${name}.webp`;
}
