import type { PlainPage } from "../support/plain-page";

/** The statement's rows. */
export function rowsOf(page: PlainPage): Element[] {
  return page.all("main tbody tr").filter((row) => row.querySelector("time"));
}

/** The text of each. */
export function entriesOf(page: PlainPage): string[] {
  return rowsOf(page).map((row) => row.textContent ?? "");
}
