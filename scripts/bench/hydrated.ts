import type { Page } from "playwright";

/** Waits until the page is hydrated (if the app's scripts are on it) and the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !("__remixContext" in window) ||
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  // Waited for, not evaluated: a page that leads on by itself would break that off.
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
}
