import type { Locator, Page } from "playwright/test";

export const toastOf = (page: Page): Locator => page.locator("[data-tone]");
/** What is read out: the toast's own box is no live region, so it is read once. */
export const readOut = (page: Page): Locator => page.locator("[role=status][aria-live=polite]");

/** As browsers inside messengers do, or as every browser does without https. */
export async function denyClipboard(page: Page, way: "refused" | "absent"): Promise<void> {
  await page.addInitScript((kind) => {
    const refusing = { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) };
    Object.defineProperty(navigator, "clipboard", { value: kind === "absent" ? undefined : refusing });
  }, way);
}
