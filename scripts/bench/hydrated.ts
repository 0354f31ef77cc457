import type { Page } from "playwright";

/** Waits until the page is hydrated (if it has a script) and the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.scripts.length === 0 ||
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
