import type { Locator, Page } from "playwright/test";

/**
 * Taps a button again once the first submission `isUnderWay`. Taps by mouse position, because a locator's click waits
 * for the page that the first one leads to, and Chromium submits a double click only once.
 */
export async function tapTwice(button: Locator, isUnderWay: () => Promise<void>): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const { mouse } = button.page();
  await mouse.click(x + width / 2, y + height / 2);
  await isUnderWay();
  const sent = button.page().waitForRequest((request) => request.method() === "POST");
  await mouse.click(x + width / 2, y + height / 2);
  await sent;
}

/**
 * Records the different money forms that a page sends from now on. On a busy device a second click can come before the
 * button is drawn disabled: the same form with the same intent, which the server answers with the first one's outcome.
 */
export function moneyPostsOf(page: Page): () => string[] {
  const posts = new Set<string>();
  page.on("request", (request) => {
    const form = request.method() === "POST" ? (request.postData() ?? "") : "";
    if (form.includes("intent")) posts.add(form);
  });
  return () => [...posts];
}
