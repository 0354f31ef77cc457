/** The link is back, or the page is looked at again: from another app, another tab, or the back/forward cache. */
const SIGNS = ["online", "visibilitychange", "pageshow"];

/** A link that fails a file need not be one that goes and comes back. */
const CHANCE_MS = 10_000;

/** Resolves when what failed may succeed: at a sign of it, or after a while. */
export function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const take = () => {
      over.abort();
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, take, { signal: over.signal });
    setTimeout(take, CHANCE_MS);
  });
}
