import type { Page } from "playwright";
import { hydrated } from "./hydrated";

/** When one visit saw what, in ms since the browser set out for the page. */
export interface Paint {
  firstMs: number;
  largestMs: number;
  /** The frame after the one in which the awaited text got its place. */
  textMs: number;
  layoutShift: number;
  /** How many scripts were asked for before the first paint. */
  earlyScripts: number;
}

/**
 * For `visit`'s `begin`: notes when an element with just this text is shown. Style sheets that block hold up frames.
 */
export function awaitText(text: string): void {
  const isShown = () =>
    [...document.querySelectorAll("span")].some(
      (element) => element.textContent === text && element.getBoundingClientRect().height > 0,
    );
  const look = () => {
    if (!isShown()) return void requestAnimationFrame(look);
    requestAnimationFrame(() => performance.mark("text"));
  };
  requestAnimationFrame(look);
}

/** What a page that is hydrated and idle remembers of its paints. */
export async function paintOf(page: Page): Promise<Paint> {
  await hydrated(page);
  return page.evaluate(readPaint);
}

function readPaint(): Promise<Paint> {
  const firstMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const textMs = Math.max(firstMs, performance.getEntriesByName("text")[0]?.startTime ?? Number.NaN);
  const early = performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < firstMs);
  return new Promise((resolve) => {
    let layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      const largestMs = list.getEntries().at(-1)?.startTime ?? Number.NaN;
      resolve({ firstMs, largestMs, textMs, layoutShift, earlyScripts: early.length });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
