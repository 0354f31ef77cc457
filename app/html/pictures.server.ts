import { BoundedMap, lettersOf } from "~/store/bounded-map";

/** More than the addresses of an operator's games and banners have, as given and as shown. */
const MOST_LETTERS = 500_000;

/** The URL of an operator's picture, if a page may show it. */
export type Pictures = (address: string | undefined) => string | undefined;

/** Remembers what `judge` says: each home page shows some thirty pictures, always the same. */
export function createPictures(judge: Pictures): Pictures {
  const known = new BoundedMap<string, string>(MOST_LETTERS, lettersOf);
  return (address = "") => known.getOrMake(address, () => judge(address) ?? "") || undefined;
}
