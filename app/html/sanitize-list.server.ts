import type { SafeHtml } from "./safe-html";
import { MAX_CHARACTERS, type Sanitizer } from "./sanitize.server";

/** Sanitising the shortest text costs as much as this many characters of a long one. */
const LEAST_COST = 100;

/**
 * Sanitises the texts of one list, each in its place. Together they cost no more than one text may, because the
 * operator decides how many there are: what is beyond is cut, and later texts are empty.
 */
export function sanitizeList(texts: readonly (string | undefined)[], sanitize: Sanitizer): SafeHtml[] {
  let left = MAX_CHARACTERS;
  return texts.map((html = "") => {
    const shown = html.slice(0, Math.max(0, left));
    if (shown !== "") left -= Math.max(shown.length, LEAST_COST);
    return sanitize(shown);
  });
}
