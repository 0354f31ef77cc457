import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "playwright/test";

/**
 * Browser messages to ignore: for every response of 400 and above (the journey checks the response itself), and for the
 * service worker that playwright.config.ts blocks.
 */
const NOTES = ["Failed to load resource", "Service Worker registration blocked"];

/**
 * What is reported when a navigation is overtaken by the next one, before its data comes or while it is read: by the
 * router, as an error or in the console; by the browser, of styles that were asked for it and of a chat that connects.
 */
const OVERTAKEN =
  /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)|\.css was preloaded using link preload but not used|WebSocket is closed before the connection is established/;

/** Collects script errors, policy violations and hydration warnings. */
export async function watchConsole(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  // Of a script that tries what is forbidden, and catches the error, the console says nothing.
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`forbidden by ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    ),
  );
  context.on("console", (message) => {
    const text = message.text();
    const isNote = OVERTAKEN.test(text) || NOTES.some((note) => text.startsWith(note));
    if (!["error", "warning"].includes(message.type()) || isNote) return;
    complaints.push(`${message.page()?.url() ?? ""} ${text}`);
  });
  context.on("weberror", (error) => {
    const { stack = "" } = error.error();
    if (!OVERTAKEN.test(stack)) complaints.push(`${error.page()?.url() ?? ""} ${stack}`);
  });
  return complaints;
}

/** Waits until dialogs have faded in, because their colours differ until then. */
async function restful(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects no accessibility violation (WCAG 2.2 AA) on the page as it is now, including open dialogs. */
export async function expectAccessible(page: Page): Promise<void> {
  await restful(page);
  // Otherwise it opens another tab for its report, to isolate frames of other sites, which no screen has but the
  // player's.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Off unless asked for: a name holds the words that are seen (WCAG 2.5.3).
    .options({ rules: { "label-content-name-mismatch": { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
