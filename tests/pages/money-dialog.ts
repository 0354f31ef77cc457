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

/** The text of the dialog's or outcome's line of facts with this name. */
export function fact({ page }: PlainBrowser, name: string): string {
  const lines = page
    .all("dialog dl > div, article dl > div")
    .filter((line) => line.querySelector("dt")?.textContent === name);
  if (lines.length !== 1) throw new Error(`${lines.length} lines "${name}" on ${page.path}`);
  return lines[0]?.querySelector("dd")?.textContent ?? "";
}
