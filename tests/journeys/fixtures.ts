import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { acceptance } from "./agreement";
import { type Brand, readBrandInfo } from "./brand";
import { type House, openHouse } from "./house";
import type { JourneyMember, SandboxControl } from "./sandbox";
import { type SignInOptions, signInTo } from "./session";
import { expectAccessible, watchConsole } from "./watch";

export { expect };

/** What a project of playwright.config.ts says. */
export interface JourneyOptions {
  brandId: string;
}

interface WorkerFixtures extends JourneyOptions {
  /** Sandbox and app of the project's brand. A worker's tests share it, one after another. */
  house: House;
}

interface Fixtures {
  brand: Brand;
  /** Switches, faults, wire and clock are put back after each test. */
  sandbox: SandboxControl;
  /** A member of this test's own, with money in the wallet and in games. */
  member: JourneyMember;
  /** Signs a browser in, without the page. */
  signIn(context: BrowserContext, member: JourneyMember, options?: SignInOptions): Promise<void>;
  /** A page whose browser is signed in as `member`. */
  signedIn: Page;
  /** A page of a browser that runs no script. */
  noScript: Page;
  /** The app's log lines written during this test. */
  logLines(): readonly string[];
  /** Fails on any accessibility violation of the page. */
  axe(page: Page): Promise<void>;
  /** A house of this test's own, for what would disturb the shared one: an operator that is terminated, say. */
  ownHouse: House;
  /** Browsers with script have accepted the operator's agreements, as members' have: they do not open by themselves. */
  hasAgreed: boolean;
  agreed: undefined;
  /** Every page with script: no error, no policy violation, no warning. */
  quietConsole: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  brandId: ["siam-gold", { option: true, scope: "worker" }],

  house: [
    async ({ brandId }, use) => {
      const house = await openHouse(brandId);
      await use(house);
      await house.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: ({ house }, use) => use(house.url),
  brand: ({ house }, use) => use(house.brand),

  sandbox: async ({ house }, use) => {
    await use(house.sandbox);
    await house.sandbox.reset();
  },

  member: async ({ sandbox, brand }, use) => {
    const wallet = brand.money(1_000);
    const games = { JOKER: brand.money(250), PG: brand.money(30.5), UFABET: 0, HUAYHD: brand.money(20) };
    await use(await sandbox.make({ walletAmount: wallet, games, statements: 3, coin: 2 }));
  },

  signIn: ({ house, hasAgreed }, use) =>
    use(async (context, member, options) => {
      if (hasAgreed) await context.addCookies([acceptance(house.brand)]);
      await signInTo(house.url, context, member, options);
    }),

  signedIn: async ({ page, signIn, member }, use) => {
    await signIn(page.context(), member);
    await use(page);
  },

  noScript: async ({ browser, house, viewport, userAgent }, use) => {
    const context = await browser.newContext({
      viewport,
      userAgent,
      baseURL: house.url,
      javaScriptEnabled: false,
    });
    await use(await context.newPage());
    await context.close();
  },

  logLines: ({ house }, use) => {
    const start = house.log.length;
    return use(() => house.log.slice(start));
  },

  // Playwright reads the names of what a fixture needs from its first parameter, so there has to be one.
  axe: ({ brand: _ }, use) => use(expectAccessible),

  ownHouse: async ({ brandId }, use) => {
    const house = await openHouse(brandId);
    await use(house);
    await house.close();
  },

  hasAgreed: [true, { option: true }],
  agreed: [
    async ({ context, brandId, hasAgreed }, use) => {
      if (hasAgreed) await context.addCookies([acceptance(readBrandInfo(brandId))]);
      await use(undefined);
    },
    { auto: true },
  ],

  quietConsole: [
    async ({ context }, use) => {
      const complaints = watchConsole(context);
      await use(undefined);
      expect(complaints, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
