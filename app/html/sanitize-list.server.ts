import type { SafeHtml } from "./safe-html";
import type { Sanitizer } from "./sanitize.server";
import { beginningWithin, costOf, MOST_AT_ONCE } from "./sanitize-cost";

/** Sanitising the shortest text costs as much as this many characters of a long one. */
const LEAST_CHARACTERS = 100;

/**
 * A sanitiser for the texts of one page or list, which together cost no more than one text may, because the operator
 * decides how many there are: what is beyond is cut, and later texts are empty.
 */
export function withinOneText(sanitize: Sanitizer): Sanitizer {
  const left = { ...MOST_AT_ONCE };
  return (html) => {
    const shown = beginningWithin(html, left);
    if (shown === "") return sanitize("");
    const { characters, tags } = costOf(shown);
    left.characters -= Math.max(characters, LEAST_CHARACTERS);
    left.tags -= tags;
    return sanitize(shown);
  };
}

/** Sanitises the texts of one list, each in its place, within what one text may cost. */
export function sanitizeList(texts: readonly (string | undefined)[], sanitize: Sanitizer): SafeHtml[] {
  const one = withinOneText(sanitize);
  return texts.map((html = "") => one(html));
}
