import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "playwright/test";

/** What browsers write for every answer of 400 and above; the journey itself judges the answer. */
const ANSWER_NOTE = "Failed to load resource";

/** Collects what a browser complains of: script errors, policy violations, hydration warnings. */
export function watchConsole(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text().startsWith(ANSWER_NOTE)) return;
    complaints.push(`${message.page()?.url() ?? ""} ${message.text()}`);
  });
  context.on("weberror", (error) => complaints.push(`${error.page()?.url() ?? ""} ${error.error().stack}`));
  return complaints;
}

/** Dialogs have come in: while one fades, its colours are not yet its own. */
async function restful(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** No violation on the whole page as it is now, open dialogs included (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  await restful(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
