import type { Page } from "playwright/test";
import type { Locale } from "../../app/i18n/locale";
import { LOCALE_COOKIE } from "../../app/i18n/locale.server";
import { expect, test } from "./fixtures";
import { TransferScreen } from "./transfer-screen";

/**
 * Every screen as it was judged, by eye, to be right: compared with the pictures in tests/baselines. After a change that is
 * meant: `npx playwright test pictures --update-snapshots`, and look at every picture that changed.
 */

const phone = { width: 360, height: 640 };
const smallPhone = { width: 320, height: 568 };
const tablet = { width: 768, height: 1024 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function speak(page: Page, locale: Locale, url: string): Promise<void> {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url }]);
}

/** Clock times, dates and references are of the moment: every picture shows the same ones. */
async function standStill(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.textContent = (text.textContent ?? "")
        .replace(/\d\d\/\d\d\/\d{4}/, "21/11/2026")
        .replace(/\d\d:\d\d:\d\d/, "10:20:30")
        .replace(/: [\w-]{12,}$/, ": Kx7Rw2PqLm");
      if (/^[\w-]{10}$/.test(text.textContent) && text.parentElement?.closest("dd"))
        text.textContent = "Kx7Rw2PqLm";
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

async function expectPicture(page: Page, name: string): Promise<void> {
  await standStill(page);
  await expect(page).toHaveScreenshot(`${name}.png`);
}

test("login and the page for lost addresses look as judged, in every language", async ({
  page,
  house,
  brand: { config },
}) => {
  for (const locale of config.locales) {
    await speak(page, locale, house.url);
    await page.goto("/login");
    await expectPicture(page, `login-${locale}`);
  }
  await page.goto("/nowhere");
  await expectPicture(page, "lost");
  await speak(page, config.defaultLocale, house.url);
  for (const size of [smallPhone, tablet]) {
    await page.setViewportSize(size);
    await page.goto("/login");
    await expectPicture(page, `login-${size.width}`);
  }
});

test("home looks as judged, in every language and on every width", async ({
  page,
  house,
  signIn,
  sandbox,
  brand: { config, money },
}) => {
  const games = { JOKER: money(250), PG: money(1_030.5), UFABET: money(500), HUAYHD: money(20) };
  const member = await sandbox.make({ name: "Ann", walletAmount: money(12_345.67), games });
  await signIn(page.context(), member);
  for (const locale of config.locales) {
    await speak(page, locale, house.url);
    await page.goto("/user/home");
    await expectPicture(page, `home-${locale}`);
  }
  await speak(page, config.defaultLocale, house.url);
  for (const size of [smallPhone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto("/user/home");
    await expectPicture(page, `home-${size.width}`);
  }
});

test("a transfer and its outcome look as judged, in every language", async ({
  page,
  house,
  signIn,
  sandbox,
  brand,
}) => {
  const { config, money } = brand;
  const games = { JOKER: money(250), PG: money(1_030.5) };
  const member = await sandbox.make({ name: "Ann", walletAmount: money(12_345.67), games });
  await signIn(page.context(), member);
  for (const locale of config.locales) {
    await speak(page, locale, house.url);
    const transfer = new TransferScreen(page, { ...brand, t: brand.texts.t(locale) });
    await page.setViewportSize(locale === config.defaultLocale ? smallPhone : phone);
    await transfer.open();
    await transfer.fill({ from: "wallet", to: "PG", amount: String(money(100)) });
    await expectPicture(page, `transfer-${locale}`);
  }
  await speak(page, config.defaultLocale, house.url);
  await page.setViewportSize(tablet);
  const transfer = new TransferScreen(page, brand);
  await transfer.open();
  await transfer.fill({ from: "wallet", to: "PG", amount: String(money(100)) });
  await expectPicture(page, "transfer-768");
  await page.setViewportSize(phone);
  await page.locator("dialog button[type=submit]").click();
  await expect(page).toHaveURL(/\/user\/outcome\//);
  await expectPicture(page, "outcome");
});

test("the statement, and home that the operator does not answer for, look as judged", async ({
  page,
  signIn,
  sandbox,
  brand: { money },
}) => {
  const member = await sandbox.make({ name: "Ann", walletAmount: money(100), statements: 8 });
  await signIn(page.context(), member);
  await page.goto("/user/statement");
  await expectPicture(page, "statement");
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 500 });
  await page.goto("/user/home");
  await expectPicture(page, "error");
});
