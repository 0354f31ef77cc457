import { isLoopback } from "schemas/loopback";
import { urlOf } from "schemas/url-of";
import { BoundedMap, lettersOf } from "~/store/bounded-map";

/** A picture's URL: https, or http on loopback with `allowsLoopback`, set when the operator's API is on loopback. */
export function pictureOf(address: string | undefined, allowsLoopback: boolean): string | undefined {
  const url = address === undefined ? null : urlOf(address);
  if (url?.username !== "" || url.password !== "") return undefined;
  const isAllowed =
    url.protocol === "https:" || (allowsLoopback && url.protocol === "http:" && isLoopback(url.hostname));
  return isAllowed ? url.href : undefined;
}

/** The URL of an operator's picture, if a page may show it. */
export type PictureFilter = (address: string | undefined) => string | undefined;

/** The most letters cached: more than all picture addresses of an operator. */
const MOST_LETTERS = 500_000;

/** Remembers what `filter` says: each home page shows some thirty pictures, always the same. */
export function cachedPictureFilter(filter: PictureFilter): PictureFilter {
  const known = new BoundedMap<string, string>(MOST_LETTERS, lettersOf);
  return (address = "") => known.getOrMake(address, () => filter(address) ?? "") || undefined;
}
