import { endpoints } from "schemas/contract";
import type { Locale } from "../../app/i18n/locale";
import type { JourneyMember } from "../support/sandbox";
import { test as base, expect } from "./fixtures";
import { setLocale } from "./languages";
import { observers } from "./observers";
import type { Look, Visitor } from "./tour-visitor";

/** The smallest phone that screens must fit. */
const smallPhone = { width: 320, height: 568 };

/** The operator's GET requests that change something; refreshing balances is part of home. */
export const changing: readonly string[] = endpoints
  .filter(
    ({ name, endpoint }) =>
      endpoint.method === "GET" && endpoint.effect !== "read" && name !== "wallet.refreshSlots",
  )
  .map(({ name }) => name);

interface Fixtures {
  /** A member whose figures are as wide as they get. */
  rich: JourneyMember;
  /**
   * Walks through screens in a language, with all observers at every stop, and then reads what the operator was asked.
   */
  tour(visit: (visitor: Visitor, look: Look) => Promise<void>, locale: Locale): Promise<void>;
}

export const test = base.extend<Fixtures>({
  rich: async ({ sandbox, brand: { money } }, use) => {
    const games = { JOKER: money(250), PG: money(10_203.5), UFABET: 0, HUAYHD: money(20) };
    const walletAmount = money(212_345.67);
    await use(await sandbox.make({ name: "Ann", walletAmount, games, statements: 3, coin: 2 }));
  },

  tour: async ({ page, site, brand, rich: member, sandbox }, use) => {
    await use(async (visit, locale) => {
      const visitor = {
        page,
        url: site.url,
        brand: { ...brand, t: brand.texts.t(locale) },
        member,
        sandbox,
      };
      await page.setViewportSize(smallPhone);
      await setLocale(page.context(), site.url, locale);
      const pointedAt = new Set<string>();
      await visit(visitor, async (screen) => {
        const name = `${screen} in ${locale}`;
        for (const observe of observers) await observe({ page, name, locale, brand, pointedAt });
      });
      const asked = (await sandbox.calls({})).map(({ endpoint }) => endpoint ?? "");
      expect(asked).not.toEqual([]);
      expect(asked.filter((endpoint) => changing.includes(endpoint))).toEqual([]);
    });
  },
});
