import type { Page } from "playwright/test";

/** Far more than a dialog has. */
const MOST_STEPS = 60;

/** Presses Tab until an element of this selector has the focus; throws if none of the next 60 has. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}
