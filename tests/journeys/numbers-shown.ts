import type { Locator } from "playwright/test";

/** Records which numbered messages a page has shown at any time. */
export interface NumbersShown {
  /** Shown as delivered. */
  drawn(): Promise<Set<number>>;
  /** Shown more than once at the same time, pending or delivered. */
  doubled(): Promise<number[]>;
}

/**
 * Watches a log for messages `number N;` inside the browser, because the page keeps only the newest and the connection
 * drops in between.
 */
export async function watchNumbers(log: Locator): Promise<NumbersShown> {
  const seen = await log.evaluateHandle((element) => {
    const drawn = new Set<number>();
    const doubled = new Set<number>();
    new MutationObserver(() => {
      const now = new Set<number>();
      for (const paragraph of element.querySelectorAll("li p")) {
        const number = Number(/^number (\d+);$/.exec(paragraph.textContent ?? "")?.[1] ?? 0);
        if (number === 0) continue;
        if (now.has(number)) doubled.add(number);
        now.add(number);
        if (!paragraph.closest("[data-delivery]")) drawn.add(number);
      }
    }).observe(element, { childList: true, subtree: true, characterData: true });
    return { drawn, doubled };
  });
  return {
    drawn: async () => new Set(await seen.evaluate(({ drawn }) => [...drawn])),
    doubled: () => seen.evaluate(({ doubled }) => [...doubled]),
  };
}
