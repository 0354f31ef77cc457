import type { BrandBook } from "../book/brand-book";
import type { Alike, BrandFacts } from "../page/model";
import { assetBytes } from "./asset-bytes";
import { contrastsOf } from "./contrasts";
import { ownKeys } from "./own-keys";

/** What is told of a brand; undefined until its file was read once without faults. */
export function factsOf(
  { brand, written, settings: { file } }: BrandBook,
  alike: readonly Alike[] | undefined,
): BrandFacts | undefined {
  if (!brand) return undefined;
  return {
    alike,
    contrasts: contrastsOf(brand),
    assets: assetBytes(file, brand.id),
    keys: ownKeys(written),
  };
}
