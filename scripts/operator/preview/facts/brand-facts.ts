import { readFileSync } from "node:fs";
import type { BrandBook } from "../book/brand-book";
import type { Alike, BrandFacts } from "../page/model";
import { assetBytes } from "./asset-bytes";
import { contrastsOf } from "./contrasts";
import { ownKeys } from "./own-keys";

/** What is told of a brand; undefined until its file was read once without faults. */
export function factsOf(
  { operator, settings: { file } }: BrandBook,
  alike: readonly Alike[] | undefined,
): BrandFacts | undefined {
  if (!operator) return undefined;
  return {
    alike,
    contrasts: contrastsOf(operator),
    assets: assetBytes(file, operator.id),
    keys: ownKeys(parsed(file)),
  };
}

/** The file may be faulty by now; then nothing is told of its keys. */
function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
