/** What sanitising a text costs. */
export interface Cost {
  characters: number;
  /** Signs that may begin a tag, each of which costs as much as many characters. */
  tags: number;
}

/** A book's chapter. Sanitising blocks the event loop, and more of either would take more than 50 ms. */
export const MOST_AT_ONCE: Readonly<Cost> = { characters: 50_000, tags: 2_500 };

export function costOf(html: string): Cost {
  return { characters: html.length, tags: html.split("<").length - 1 };
}

/** As much of the text's beginning as does not cost more. */
export function beginningWithin(html: string, { characters, tags }: Readonly<Cost>): string {
  const beginning = html.slice(0, Math.max(0, characters));
  let at = -1;
  for (let left = Math.max(0, tags); left >= 0; left--) {
    at = beginning.indexOf("<", at + 1);
    if (at < 0) return beginning;
  }
  return beginning.slice(0, at);
}
