import type { BrandInfo } from "../support/brand";
import { expect, test } from "./fixtures";
import { setLocale } from "./languages";
import { OUTCOME } from "./outcome-screen";
import { expectPicture, expectPictures } from "./picture";
import { wireEntry } from "./statement-screen";
import { TransferScreen } from "./transfer-screen";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const othersOf = ({ locales, defaultLocale }: BrandInfo["config"]) =>
  locales.filter((locale) => locale !== defaultLocale);

test("what guests see looks as judged, and login in every language", async ({
  page,
  site,
  brand: { config },
}) => {
  const names = ["login", "register", "howto", "nowhere"] as const;
  for (const name of names.filter((name) => name !== "howto" || config.features.howto)) {
    await page.goto(`/${name}`);
    await expectPictures(page, name);
  }
  for (const locale of othersOf(config)) {
    await setLocale(page.context(), site.url, locale);
    await page.goto("/login");
    await expectPicture(page, "login", { suffix: locale });
  }
});

test("home looks as judged, in every language", async ({
  page,
  site,
  signIn,
  sandbox,
  brand: { config, money },
}) => {
  const games = { JOKER: money(250), PG: money(1_030.5), UFABET: money(500), HUAYHD: money(20) };
  const member = await sandbox.make({ name: "Ann", walletAmount: money(12_345.67), games });
  await signIn(page.context(), member);
  await page.goto("/user/home");
  await expectPictures(page, "home");
  for (const locale of othersOf(config)) {
    await setLocale(page.context(), site.url, locale);
    await page.goto("/user/home");
    await expectPicture(page, "home", { suffix: locale });
  }
});

test("a transfer and its outcome look as judged, in every language", async ({
  page,
  site,
  signIn,
  sandbox,
  brand,
}) => {
  const { config, money } = brand;
  const games = { JOKER: money(250), PG: money(1_030.5) };
  const member = await sandbox.make({ name: "Ann", walletAmount: money(12_345.67), games });
  await signIn(page.context(), member);
  for (const locale of othersOf(config)) {
    await setLocale(page.context(), site.url, locale);
    const transfer = new TransferScreen(page, { ...brand, t: brand.texts.t(locale) });
    await transfer.open();
    await transfer.fill({ from: "wallet", to: "PG", amount: String(money(100)) });
    await expectPicture(page, "transfer", { suffix: locale });
  }
  await setLocale(page.context(), site.url, config.defaultLocale);
  const transfer = new TransferScreen(page, brand);
  await transfer.open();
  await transfer.fill({ from: "wallet", to: "PG", amount: String(money(100)) });
  await expectPictures(page, "transfer");
  await page.locator("dialog button[type=submit]").click();
  await expect(page).toHaveURL(OUTCOME);
  await expectPictures(page, "outcome");
});

test("the statement, its filter, and a profile that the operator does not answer for, look as judged", async ({
  page,
  signIn,
  sandbox,
  brand: { money, config },
}) => {
  const member = await sandbox.make({ name: "Ann", walletAmount: money(100) });
  await signIn(page.context(), member);
  // Whole days apart, so that the headings are the same at every hour.
  const agoDays = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const statements = [
    wireEntry({
      statementType: "transfer",
      status: "SUCCESS",
      to: "JOKER",
      amount: money(555.33),
      createdAt: agoDays(0),
    }),
    wireEntry({ amount: money(300), createdAt: agoDays(1) }),
    wireEntry({ status: "FAILED", amount: money(1_000), createdAt: agoDays(1) }),
    wireEntry({
      statementType: "deposit",
      status: "SUCCESS",
      from: "bank",
      to: "wallet",
      createdAt: agoDays(2),
    }),
  ];
  const body = { total: statements.length, statements };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  await page.goto("/user/statement");
  await expectPictures(page, "statement");
  if (config.features.statementFilters) {
    await page.goto("/user/statement/filter");
    await expectPictures(page, "statement-filter");
  }
  await sandbox.fault(member, { endpoint: "account.profile", kind: "status", status: 500 });
  await page.goto("/user/profile");
  await expectPictures(page, "error");
});
