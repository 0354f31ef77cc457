import { expect } from "vitest";
import type { PlainPage } from "../support/plain-page";

/** Expects the page of an outcome, with this heading. */
export function expectOutcome(page: PlainPage, heading: string): void {
  expect([page.path, page.text("h1")]).toEqual([expect.stringMatching(/^\/user\/outcome\/[\w-]+$/), heading]);
}

/** The state of the outcome that the page tells: `done`, `refused`. */
export const stateOf = (page: PlainPage): string | null => page.one("article").getAttribute("data-state");
