import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { awaitScript, expectNone } from "./screens";
import { entriesOf, wireEntry } from "./statement-screen";
import { expectUsable } from "./usable";

const STATEMENT = "/user/statement";
const FILTER = `${STATEMENT}/filter`;

const topOf = async (page: Page) => (await entriesOf(page).first().boundingBox())?.y ?? Number.NaN;

test("the statement begins with its entries: the first within 240 px of a phone, with script and without", async ({
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
    expect(await topOf(visitor)).toBeLessThanOrEqual(240);
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

test("a row has icon, activity, status, date, how long ago and amount on a phone; what is pending is plain, an ended bonus has no sign, what failed is struck", async ({
  signedIn: page,
  member,
  sandbox,
  brand: { t, shown, money },
}) => {
  const amount = money(20);
  const rows = [
    wireEntry({ amount }),
    wireEntry({ amount, statementType: "deposit", status: "SUCCESS" }),
    wireEntry({
      ...{ amount, statementType: "finish_bonus", status: "SUCCESS" },
      description: { source: "bonus" },
    }),
    wireEntry({ amount, statementType: "transfer", status: "FAILED" }),
  ];
  const body = { statements: rows, total: rows.length };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  await page.goto(STATEMENT);
  const entry = (at: number) => entriesOf(page).nth(at);
  const sum = (at: number) => entry(at).getByRole("cell").last();
  const figure = shown(amount);
  await expect(entry(0).locator("[data-icon=out]")).toBeVisible();
  for (const text of [t("statement:activity.withdraw"), t("statement:status.progress")])
    await expect(entry(0).getByText(text, { exact: true })).toBeVisible();
  const dated = entry(0).locator("time");
  await expect(dated).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await expect(dated).toBeVisible();
  await expect(sum(0)).toContainText(`\u2212${figure}`);
  await expect(sum(0)).toHaveCSS("font-weight", "400");
  await expect(sum(1)).toContainText(`+${figure}`);
  await expect(entry(2)).toContainText(t("statement:source.bonus"));
  expect((await sum(2).textContent())?.startsWith(figure)).toBe(true);
  await expect(sum(3).locator("s")).toHaveText(new RegExp(`^${figure}`));
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

test("an entry's page uses a desktop's width, paper and what to do beside it, and says the zone as people do", async ({
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
  const aside = article.getByRole("button", { name: t("statement:entry.print") });
  expect((await aside.boundingBox())?.x).toBeGreaterThan((paper?.x ?? 0) + 300);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(aside).toBeHidden();
  await expectUsable(page, "entry");
});

test("an entry says both its sides as the operator does, and leads to the newer and the older one, with script and without", async ({
  page,
  noScript,
  signIn,
  member,
  sandbox,
  axe,
  brand: { t },
}) => {
  const sent = [
    ["bank", "wallet"],
    ["wallet", "KBANK 9876543210"],
    ["<b>x</b>", "x".repeat(200)],
  ] as const;
  const rows = sent.map(([from, to], index) =>
    wireEntry({
      status: "SUCCESS",
      from,
      to,
      createdAt: new Date(Date.now() - index * 60_000).toISOString(),
    }),
  );
  const body = { statements: rows, total: rows.length };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  for (const visitor of [page, noScript]) {
    await signIn(visitor.context(), member);
    await visitor.goto(STATEMENT);
    await entriesOf(visitor).nth(1).getByRole("link").click();
    const facts = visitor.getByRole("article").getByRole("definition");
    const newer = visitor.getByRole("link", { name: t("statement:entry.newer") });
    const older = visitor.getByRole("link", { name: t("statement:entry.older") });
    const expectSides = async ([from, to]: readonly [string, string]) => {
      await expect(facts.nth(0)).toHaveText(from);
      await expect(facts.nth(1)).toHaveText(to);
    };
    await expectSides(sent[1]);
    await newer.click();
    await expectSides(sent[0]);
    await expect(newer).toHaveCount(0);
    await older.click();
    await expectSides(sent[1]);
    await older.click();
    await expectSides(sent[2]);
    await expect(older).toHaveCount(0);
  }
  await awaitScript(page);
  await expectUsable(page, "an entry of strange names");
  await axe(page);
  await page.getByRole("link", { name: t("statement:summary.back") }).click();
  await expect(page).toHaveURL(STATEMENT);
});
