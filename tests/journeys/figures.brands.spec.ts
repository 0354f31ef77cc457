import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { setLocale } from "./languages";
import { awaitScript } from "./screens";
import { TransferScreen } from "./transfer-screen";

/** Amounts that do not fit: a currency alone on the next line, or digits beyond the edge of the screen. */
function broken(page: Page, currency: string): Promise<string[]> {
  return page.evaluate((name) => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && getComputedStyle(element).clipPath === "none";
    const currencies = [...document.querySelectorAll("span + span")].filter(
      (element) => element.textContent === name && isSeen(element),
    );
    const parted = currencies.filter((element) => {
      const figure = element.previousElementSibling?.getBoundingClientRect();
      return figure !== undefined && element.getBoundingClientRect().top >= figure.bottom;
    });
    const figures = currencies.map((element) => element.parentElement ?? element);
    const cut = figures.filter((element) => {
      const box = element.closest("li, fieldset, section, form")?.getBoundingClientRect();
      return element.getBoundingClientRect().right > (box?.right ?? innerWidth);
    });
    return [...parted, ...cut].map((element) => element.parentElement?.textContent ?? "");
  }, currency);
}

test("on the smallest phone no figure loses its currency, and a transfer's preview stands above its buttons", async ({
  page,
  house,
  signIn,
  sandbox,
  brand,
}) => {
  const { config, money, texts } = brand;
  const games = { JOKER: money(250), PG: money(10_203.5) };
  const member = await sandbox.make({ name: "Ann", walletAmount: money(212_345.67), games });
  await signIn(page.context(), member);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of config.locales) {
    await setLocale(page.context(), house.url, locale);
    await page.goto("/user/home");
    await awaitScript(page);
    expect(await broken(page, config.currency), locale).toEqual([]);

    const transfer = new TransferScreen(page, { ...brand, t: texts.t(locale) });
    await transfer.open();
    for (const amount of [100, 200_000]) {
      await transfer.fill({ from: "wallet", to: "PG", amount: String(money(amount)) });
      const balances = transfer.dialog.locator("dd");
      await expect(balances).toHaveCount(2);
      expect(await broken(page, config.currency), locale).toEqual([]);
      const last = await balances.last().boundingBox();
      const bar = await transfer.submit.locator("..").boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0), locale).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});
