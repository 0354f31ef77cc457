/** For a link that comes and goes on the way; nobody waits longer for what is lost for good. */
const WAITS_MS = [500, 1_000];

/** Asks again what fails, after a pause each time. Throws what the last try threw. */
export async function retry<T>(ask: () => Promise<T>, waitsMs: readonly number[] = WAITS_MS): Promise<T> {
  const [waitMs, ...later] = waitsMs;
  try {
    return await ask();
  } catch (error) {
    if (waitMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return retry(ask, later);
  }
}

/** The link is back, or the page is looked at again: from another app, another tab, or the back/forward cache. */
const SIGNS = ["online", "visibilitychange", "pageshow"];

/** A link may fail without going offline. */
const CHANCE_MS = 10_000;

/** Resolves when what failed may succeed: when one of the signs is seen, or after ten seconds. */
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
