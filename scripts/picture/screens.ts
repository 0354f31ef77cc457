import type { Browser, Page } from "playwright";
import { userAgent } from "../bench/documents";
import { hydrated } from "../bench/hydrated";
import { signIn } from "../bench/sign-in";
import type { Site } from "../bench/site";
import { cookiesFor } from "../bench/visit";

/** A phone, in CSS pixels. */
export const phone = { width: 360, height: 740 };

/** One brand's screens as PNG pictures, twice as large as `phone`. */
export interface Screens {
  login: Buffer;
  home: Buffer;
  transfer: Buffer;
}

/** Takes the pictures in the brand's default language, as a guest and then as the site's member. */
export async function screensOf(browser: Browser, site: Site): Promise<Screens> {
  const context = await browser.newContext({
    baseURL: site.url,
    userAgent,
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await open(page, "/login");
    const login = await still(page);
    await context.addCookies(cookiesFor(site.url, await signIn(site.url, site.member)));
    await acceptAgreements(page);
    await open(page, "/user/home");
    const home = await still(page);
    await open(page, "/user/home/transfer");
    await fillTransfer(page);
    return { login, home, transfer: await still(page) };
  } finally {
    await context.close();
  }
}

/** With its script, its streamed figures and the pictures in sight. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
}

/** So that home does not ask a new member for it. */
async function acceptAgreements(page: Page): Promise<void> {
  await open(page, "/user/home/agreements");
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await page.waitForURL("**/user/home");
}

/** From the main wallet into the first game, with the second of the brand's quick amounts. */
async function fillTransfer(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=from]").nth(1).check();
  await dialog.locator("input[name=to]").nth(2).check();
  await dialog.locator("button[aria-pressed]").nth(1).click();
  await dialog.locator("button[aria-pressed=true]").waitFor();
}

async function still(page: Page): Promise<Buffer> {
  await page.evaluate(standStill);
  return page.screenshot({ animations: "disabled", caret: "hide" });
}

/** Runs in the page: one clock time everywhere, and no invitation to the chat, which goes by itself after a while. */
function standStill(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.textContent = (text.textContent ?? "").replace(/\b\d\d:\d\d:\d\d\b/, "10:20:30");
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const style = new CSSStyleSheet();
  style.replaceSync('a[href$="/chat"] > span:not(:last-child) { display: none }');
  document.adoptedStyleSheets = [style];
}
