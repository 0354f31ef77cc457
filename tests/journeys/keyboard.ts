import type { Locator } from "playwright/test";

/** Far more than a screen has. */
const MOST_STEPS = 60;

/** Presses the key until the element, or one of the group, has the focus; throws if none of 60 presses leads there. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  const focused = target.and(page.locator(":focus"));
  await target.first().waitFor({ state: "attached" });
  for (let step = 0; step < MOST_STEPS; step++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}
