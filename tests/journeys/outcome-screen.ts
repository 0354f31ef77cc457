import { expect, type Page } from "playwright/test";

/** The URL of an outcome page. */
export const OUTCOME = /\/user\/outcome\/[\w-]+$/;

/** Expects an outcome page with this heading. */
export async function expectOutcomePage(page: Page, heading: string): Promise<void> {
  await expect(page).toHaveURL(OUTCOME);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}
