import { type Browser, type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { type BrandInfo, readBrandInfo } from "../support/brand";
import { type JourneyMember, type SandboxControl, usualMember } from "../support/sandbox";
import { type Site, startSite } from "../support/site";
import { acceptance } from "./agreement";
import { ChatRoom } from "./chat-room";
import { beOld } from "./old-browser";
import { changePages, type PageChange } from "./page-changes";
import { type SignInOptions, signInTo } from "./session";
import { expectAccessible, watchConsole } from "./watch";

export { expect };

/** The options of a project in playwright.config.ts. */
export interface JourneyOptions {
  brandId: string;
  /** What is done to every page. */
  changes: readonly PageChange[];
  /** Whether the browser is as old as the oldest that we support. */
  isOld: boolean;
}

/** React says of a page that others have changed that it draws it anew. */
const DRAWN_ANEW = /Minified React error #(418|423|425)\b/;

interface WorkerFixtures extends Pick<JourneyOptions, "brandId"> {
  /** The sandbox and app of the project's brand, shared by a worker's tests one after another. */
  site: Site;
  /**
   * A browser with JavaScript disabled as a whole. The option `javaScriptEnabled` disables it for each tab after the
   * tab has been created; a tab that a page opened has been seen to run its script before that.
   */
  scriptlessBrowser: Browser;
}

interface Fixtures extends Omit<JourneyOptions, "brandId"> {
  changed: undefined;
  brand: BrandInfo;
  /** Settings, faults, wire variety and clock are reset after each test. */
  sandbox: SandboxControl;
  /** A new member for this test, with money in the wallet and in games. */
  member: JourneyMember;
  /** Signs a browser in without using the page. */
  signIn(context: BrowserContext, member: JourneyMember, options?: SignInOptions): Promise<void>;
  /** A page whose browser is signed in as `member`. */
  signedIn: Page;
  /** The chat of `signedIn`, which has not opened a page yet. */
  chat: ChatRoom;
  /** A second browser, signed in as `member`, that may complain: it logs every connection that breaks. */
  unwatched: BrowserContext;
  /** A page of a browser with JavaScript disabled. */
  noScript: Page;
  /** The app's log lines written during this test. */
  logLines(): readonly string[];
  /** Fails on any accessibility violation of the page. */
  axe(page: Page): Promise<void>;
  /**
   * A separate sandbox and app, for a test that would disturb the shared one, for example by terminating the operator.
   */
  ownHouse: Site;
  /** Browsers with JavaScript have accepted the operator's agreements, so that they do not open automatically. */
  hasAgreed: boolean;
  agreed: undefined;
  /** Fails on any error, policy violation or warning in the console of pages with JavaScript. */
  quietConsole: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  brandId: ["siam-gold", { option: true, scope: "worker" }],

  site: [
    async ({ brandId }, use) => {
      const site = await startSite(brandId);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  scriptlessBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), "--blink-settings=scriptEnabled=false"];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],

  baseURL: ({ site }, use) => use(site.url),
  brand: ({ site }, use) => use(site.brand),

  sandbox: async ({ site }, use) => {
    await use(site.sandbox);
    await site.sandbox.reset();
  },

  member: async ({ sandbox, brand }, use) => use(await sandbox.make(usualMember(brand))),

  signIn: ({ site, hasAgreed }, use) =>
    use(async (context, member, options) => {
      if (hasAgreed) await context.addCookies([acceptance(site.brand)]);
      await signInTo(site.url, context, member, options);
    }),

  signedIn: async ({ page, signIn, member }, use) => {
    await signIn(page.context(), member);
    await use(page);
  },

  chat: ({ signedIn, brand, sandbox, member }, use) => use(new ChatRoom(signedIn, brand, sandbox, member)),

  unwatched: async ({ browser, site, signIn, member }, use) => {
    const context = await browser.newContext({ baseURL: site.url });
    await signIn(context, member);
    await use(context);
    await context.close();
  },

  noScript: async ({ scriptlessBrowser, site, viewport, userAgent }, use) => {
    const context = await scriptlessBrowser.newContext({ viewport, userAgent, baseURL: site.url });
    await use(await context.newPage());
    await context.close();
  },

  logLines: ({ site }, use) => {
    const start = site.log.length;
    return use(() => site.log.slice(start));
  },

  // Playwright reads the names of the fixtures needed from the first parameter, so there must be one.
  axe: ({ brand: _ }, use) => use(expectAccessible),

  ownHouse: async ({ brandId }, use) => {
    const site = await startSite(brandId);
    await use(site);
    await site.close();
  },

  changes: [[], { option: true }],
  isOld: [false, { option: true }],
  changed: [
    async ({ context, changes, isOld }, use) => {
      if (isOld) await beOld(context);
      await changePages(context, changes);
      await use(undefined);
    },
    { auto: true },
  ],

  hasAgreed: [true, { option: true }],
  agreed: [
    async ({ context, brandId, hasAgreed }, use) => {
      if (hasAgreed) await context.addCookies([acceptance(readBrandInfo(brandId))]);
      await use(undefined);
    },
    { auto: true },
  ],

  quietConsole: [
    async ({ context, changes }, use) => {
      const complaints = await watchConsole(context);
      await use(undefined);
      const faults = changes.length > 0 ? complaints.filter((text) => !DRAWN_ANEW.test(text)) : complaints;
      expect(faults, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
