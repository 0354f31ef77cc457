import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { awaitScript, expectNone } from "./screens";
import { entriesOf, wireEntry } from "./statement-screen";
import { expectUsable } from "./usable";

const STATEMENT = "/user/statement";
const FILTER = `${STATEMENT}/filter`;

const topOf = async (page: Page) => (await entriesOf(page).first().boundingBox())?.y ?? Number.NaN;

test("the statement begins with its entries: the first within 200 px of a phone, on two lines, with script and without", async ({
  page,
  noScript,
  signIn,
  sandbox,
  brand: { t, config },
}) => {
  const member = await sandbox.make({ statements: 30 });
  for (const visitor of [page, noScript]) {
    await signIn(visitor.context(), member);
    await visitor.goto(STATEMENT);
    expect(await topOf(visitor)).toBeLessThanOrEqual(200);
  }
  await expectUsable(page, "statement");
  if (!config.features.statementFilters) return expectNone(noScript, FILTER, STATEMENT);
  await noScript.getByRole("link", { name: t("statement:filter.open") }).click();
  await noScript.getByRole("radio", { name: t("statement:filter.withdraw"), exact: true }).check();
  await noScript.getByRole("radio", { name: t("statement:status.success"), exact: true }).check();
  await noScript.getByRole("button", { name: t("statement:filter.apply") }).click();
  await expect(noScript).toHaveURL(/type=withdraw&status=success/);
  for (const row of await entriesOf(noScript).all()) {
    await expect(row).toContainText(t("statement:activity.withdraw"));
  }
});

test("an entry names the side that is not the main wallet; what is pending is plain, an ended bonus has no sign, what failed is struck", async ({
  signedIn: page,
  member,
  sandbox,
  brand: { t, shown, money },
}) => {
  const amount = money(20);
  const wallet = t("home:mainWallet");
  const rows = [
    wireEntry({ amount, from: "Purse", to: "Bank" }),
    wireEntry({ amount, statementType: "deposit", status: "SUCCESS", from: "Bank", to: "Purse" }),
    wireEntry({ amount, statementType: "finish_bonus", status: "SUCCESS", from: "WELCOME100", to: wallet }),
    wireEntry({ amount, statementType: "transfer", status: "SUCCESS", from: wallet, to: "Hall A" }),
    wireEntry({ amount, statementType: "transfer", status: "FAILED", from: "Hall A", to: "Hall B" }),
    wireEntry({
      amount,
      statementType: "bonus",
      status: "SUCCESS",
      from: "Gifts",
      to: wallet,
      description: { source: "bonus" },
    }),
  ];
  const body = { statements: rows, total: rows.length };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  await page.goto(STATEMENT);
  const entry = (at: number) => entriesOf(page).nth(at);
  const sum = (at: number) => entry(at).getByRole("cell").last();
  const figure = shown(amount);
  await expect(entry(0)).not.toContainText("Purse");
  await expect(sum(0)).toContainText(`\u2212${figure}`);
  await expect(sum(0)).toHaveCSS("font-weight", "400");
  await expect(sum(1)).toContainText(`+${figure}`);
  await expect(entry(2)).toContainText("WELCOME100");
  await expect(entry(2)).not.toContainText("→");
  expect((await sum(2).textContent())?.startsWith(figure)).toBe(true);
  await expect(entry(3)).toContainText(t("statement:side.to", { name: "Hall A" }));
  await expect(entry(4)).toContainText("Hall A → Hall B");
  await expect(sum(4).locator("s")).toHaveText(new RegExp(`^${figure}`));
  await expect(entry(5)).not.toContainText("Gifts");
  await expect(entry(5)).toContainText(t("statement:source.bonus"));
});

test("what is shown is chosen in a sheet: kind, state and days go together, and a day that is none is said at its field", async ({
  page,
  signIn,
  sandbox,
  axe,
  brand: { t, config },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 30 }));
  if (!config.features.statementFilters) return expectNone(page, FILTER, STATEMENT);
  await page.goto(STATEMENT);
  await awaitScript(page);
  const dialog = page.getByRole("dialog", { name: t("statement:filter.title") });
  await page.getByRole("link", { name: t("statement:filter.open") }).click();
  await expect(dialog).toBeVisible();
  await axe(page);
  await expectUsable(page, "filter");
  await dialog.getByRole("radio", { name: t("statement:filter.deposit") }).check();
  await dialog.getByRole("button", { name: t("statement:filter.spans.month") }).click();
  await expect(page).toHaveURL(/type=deposit.*span=month/);
  await expect(dialog).toHaveCount(0);
  for (const row of await entriesOf(page).all())
    await expect(row).toContainText(t("statement:activity.deposit"));
  await page.getByRole("link", { name: t("statement:filter.open") }).click();
  await expect(dialog.getByRole("radio", { name: t("statement:filter.deposit") })).toBeChecked();
  await expect(dialog.getByLabel(t("statement:filter.from"))).toHaveValue(/-01$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await dialog.boundingBox())?.width).toBeCloseTo(480, -1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/user\/statement\?type=deposit/);
  await page.goto(`${STATEMENT}?from=2026-02-30`);
  await expect(dialog.getByText(t("statement:filter.date"))).toBeVisible();
});

test("an entry's page uses a desktop's width, paper and aside, and says the zone as people do", async ({
  page,
  signIn,
  sandbox,
  brand: { t, config },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 3 }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(STATEMENT);
  await entriesOf(page).first().getByRole("link").click();
  const article = page.getByRole("article");
  await expect(article).not.toContainText(config.timeZone);
  const paper = await article.getByRole("heading", { level: 1 }).boundingBox();
  const aside = article.getByRole("term").filter({ hasText: t("statement:entry.reference") });
  expect((await aside.boundingBox())?.x).toBeGreaterThan((paper?.x ?? 0) + 300);
  await page.setViewportSize({ width: 360, height: 640 });
  expect((await aside.boundingBox())?.x).toBeLessThan(40);
  await expectUsable(page, "entry");
});

test("an entry names both its sides as the list does, and leads to the newer and the older one, with script and without", async ({
  page,
  noScript,
  signIn,
  member,
  sandbox,
  axe,
  brand: { t, game },
}) => {
  const at = (minute: number) => new Date(Date.now() - minute * 60_000).toISOString();
  const done = { status: "SUCCESS" };
  const rows = [
    wireEntry({ ...done, statementType: "deposit", from: "bank", to: "wallet", createdAt: at(1) }),
    wireEntry({ ...done, to: "KBANK 9876543210", createdAt: at(2) }),
    wireEntry({ ...done, statementType: "transfer", to: "JOKER", createdAt: at(3) }),
    wireEntry({
      ...done,
      statementType: "transfer",
      from: "<b>x</b>",
      to: "x".repeat(200),
      createdAt: at(4),
    }),
  ];
  const body = { statements: rows, total: rows.length };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  const bank = t("profile:bankName");
  for (const visitor of [page, noScript]) {
    await signIn(visitor.context(), member);
    await visitor.goto(STATEMENT);
    await expect(entriesOf(visitor).nth(0)).toContainText(bank);
    await expect(entriesOf(visitor).nth(2)).toContainText(t("statement:side.to", { name: game("JOKER") }));
    await entriesOf(visitor).nth(1).getByRole("link").click();
    const sides = visitor.getByRole("article").getByRole("definition");
    await expect(sides.nth(0)).toHaveText(t("home:mainWallet"));
    await expect(sides.nth(1)).toContainText("xxx-xxx-3210");
    await expect(sides.nth(1)).not.toContainText("KBANK");
    await visitor.getByRole("link", { name: t("statement:entry.newer") }).click();
    await expect(sides.nth(0)).toHaveText(bank);
    await expect(visitor.getByRole("link", { name: t("statement:entry.newer") })).toHaveCount(0);
    const older = visitor.getByRole("link", { name: t("statement:entry.older") });
    for (const side of ["xxx-xxx-3210", game("JOKER"), "x".repeat(200)]) {
      await older.click();
      await expect(sides.nth(1)).toContainText(side);
    }
    await expect(sides.nth(0)).toHaveText("<b>x</b>");
    await expect(older).toHaveCount(0);
  }
  await awaitScript(page);
  await expectUsable(page, "an entry of strange names");
  await axe(page);
  await page.getByRole("link", { name: t("statement:summary.back") }).click();
  await expect(page).toHaveURL(STATEMENT);
});
