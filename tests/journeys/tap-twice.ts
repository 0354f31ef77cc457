import type { Locator } from "playwright/test";

/**
 * Taps a button again once the first sending `isUnderWay`. By the mouse's place: a locator's own click waits for the page that
 * the first one leads to, and Chromium sends a double click once.
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
