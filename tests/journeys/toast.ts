import { expect, type Locator, type Page } from "playwright/test";

export const toastOf = (page: Page): Locator => page.locator("[data-tone]");
/** The live region that is read out. The toast itself is not one, so that it is read only once. */
export const readOut = (page: Page): Locator => page.locator("[role=status][aria-live=polite]");

/** While time is held: the text comes two frames after its toast, and leaves the live region after a second. */
export async function expectReadOut(
  page: Page,
  text: string,
  within: Locator = page.locator("body"),
): Promise<void> {
  await page.clock.runFor(100);
  await expect(within.locator(readOut(page))).toContainText(text);
}

/** Denies the clipboard as in-app browsers do (`refused`), or as all browsers do without https (`absent`). */
export async function denyClipboard(page: Page, way: "refused" | "absent"): Promise<void> {
  await page.addInitScript((kind) => {
    const refusing = { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) };
    Object.defineProperty(navigator, "clipboard", { value: kind === "absent" ? undefined : refusing });
  }, way);
}

/** A theme colour as the browser computes it. */
export const colour = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const sample = document.createElement("i");
    sample.style.color = `var(--${variable})`;
    const { color } = getComputedStyle(document.body.appendChild(sample));
    sample.remove();
    return color;
  }, name);

/**
 * Stops the page's clock: a toast then stays while it is looked at, however slow the machine. Axe needs the time back.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Stops the page's clock except for the four seconds (specification, section 9). */
export async function expectFourSeconds(page: Page, say: () => Promise<void>): Promise<void> {
  await holdTime(page);
  await page.clock.runFor(5_000);
  await expect(toastOf(page)).toHaveCount(0);
  await say();
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(3_900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
}
