import { expect, test } from "./fixtures";
import { entriesOf, newestEntries } from "./statement-screen";

test("types are one tap, status and days a form; the address holds what was chosen, without script too", async ({
  noScript: page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  const member = await sandbox.make({ statements: 60 });
  await signIn(page.context(), member);
  await page.goto("/user/statement");
  await page.getByRole("link", { name: t("statement:filter.withdraw"), exact: true }).click();
  await expect(page).toHaveURL("/user/statement?type=withdraw");
  const all = await newestEntries(sandbox, member);
  const withdrawals = all.filter(({ statementType }) => statementType === "withdraw");
  await expect(entriesOf(page)).toHaveCount(Math.min(10, withdrawals.length));
  await page.getByText(t("statement:filter.more")).click();
  await page.getByLabel(t("statement:filter.status")).selectOption("failed");
  await page.getByRole("button", { name: t("statement:filter.apply") }).click();
  await expect(page).toHaveURL(/type=withdraw&status=failed/);
  const failed = withdrawals.filter(({ status }) => status === "FAILED");
  await expect(entriesOf(page)).toHaveCount(failed.length);
  for (const row of await entriesOf(page).all()) {
    await expect(row).toContainText(t("statement:status.failed"));
    await expect(row.locator("s")).toHaveCount(1);
  }
  await page.goto(page.url());
  await expect(entriesOf(page)).toHaveCount(failed.length);
  await page.getByRole("link", { name: t("statement:filter.clear") }).click();
  await expect(page).toHaveURL("/user/statement");
  await expect(entriesOf(page)).toHaveCount(10);
});

test("days are those of the brand's calendar; further pages keep the filter, and the period looked at is said", async ({
  page,
  signIn,
  sandbox,
  brand: { t, config },
}) => {
  const member = await sandbox.make({ statements: 90 });
  await signIn(page.context(), member);
  const dayOf = (iso: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: config.timeZone }).format(new Date(iso));
  const all = await newestEntries(sandbox, member);
  const to = dayOf(all[4]?.createdAt ?? "");
  const from = dayOf(all[40]?.createdAt ?? "");
  const wanted = all.filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to);
  await page.goto("/user/statement");
  await page.getByText(t("statement:filter.more")).click();
  await page.getByLabel(t("statement:filter.from")).fill(from);
  await page.getByLabel(t("statement:filter.to")).fill(to);
  await page.getByRole("button", { name: t("statement:filter.apply") }).click();
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
  const pages = Math.ceil(wanted.length / 10);
  for (let number = 1; number < pages; number++) {
    await expect(entriesOf(page)).toHaveCount(10);
    await page.getByRole("link", { name: t("public:pages.next") }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number + 1}$`));
  }
  await expect(entriesOf(page)).toHaveCount(wanted.length - 10 * (pages - 1));
  const shown = (day: string) => day.split("-").toReversed().join("/");
  await expect(
    page.getByText(t("statement:covered.whole", { from: shown(from), to: shown(to), count: 0 })),
  ).toBeVisible();
});

test("a search ends at twenty calls and says what it left out; an operator that serves fewer is asked for those", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  const member = await sandbox.make({ statements: 2_300 });
  await signIn(page.context(), member);
  await page.goto("/user/statement?from=2001-01-01&to=2001-01-02");
  await expect(page.getByText(t("statement:filter.empty"))).toBeVisible();
  await expect(page.getByText(/2000/)).toBeVisible();
  const calls = await sandbox.callsOf(member, "statement.list");
  expect(calls.map(({ body }) => body)).toEqual(
    Array.from({ length: 20 }, (_, index) => ({ page: index + 1, limit: 100 })),
  );
});

test("days that are none, or the wrong way round, get a sentence at their field", async ({
  noScript: page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 12 }));
  await page.goto("/user/statement?from=2026-02-30");
  await expect(page.getByText(t("statement:filter.date"))).toBeVisible();
  await page.goto("/user/statement?from=2026-11-21&to=2026-11-20");
  await expect(page.getByText(t("statement:filter.order"))).toBeVisible();
  await expect(page.getByLabel(t("statement:filter.to"))).toHaveValue("2026-11-20");
});

test("the eye hides what the statement shows, as on home, and is remembered", async ({
  page,
  signIn,
  sandbox,
  brand: { t },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 5 }));
  await page.goto("/user/statement");
  const figures = entriesOf(page)
    .first()
    .getByText(/^[\d,]+\.\d\d$/);
  await expect(figures).toBeVisible();
  await page.getByRole("button", { name: t("member:frame.hideBalances") }).click();
  await expect(figures).toBeHidden();
  await page.goto("/user/statement/summary");
  await page.goto("/user/statement");
  await expect(figures).toBeHidden();
});
