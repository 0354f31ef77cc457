import type { PlainBrowser } from "../support/plain-browser";
import type { FieldValue, PlainPage } from "../support/plain-page";

/** Sends the form of the open dialog by its only button, whose text may name the amount. */
export function send(browser: PlainBrowser, filled: Record<string, FieldValue> = {}): Promise<PlainPage> {
  return browser.press(browser.page.text("dialog button[type=submit]"), filled);
}

/** What the outcome page says of an operation, as `done`. */
export function outcomeOf({ page }: PlainBrowser): string | null {
  return page.one("article[data-state]").getAttribute("data-state");
}
