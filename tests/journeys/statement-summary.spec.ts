import { satangOf } from "schemas/amount";
import { expect, test } from "./fixtures";
import { newestEntries } from "./statement-screen";

test("deposited, withdrawn and net by day, week and month, of what succeeded, without script", async ({
  noScript: page,
  signIn,
  sandbox,
  brand: { t, shown, config },
}) => {
  const member = await sandbox.make({ statements: 90 });
  await signIn(page.context(), member);
  const done = (await newestEntries(sandbox, member)).filter(({ status }) => status === "SUCCESS");
  const sumOf = (type: string) =>
    done
      .filter(({ statementType }) => statementType === type)
      .reduce((sum, { amount }) => sum + satangOf(amount), 0);
  const priced = (satang: number) => shown(Number((satang / 100).toFixed(2)));
  await page.goto("/user/statement");
  await page
    .getByRole("link", { name: t("statement:summary.title") })
    .first()
    .click();
  await expect(page).toHaveURL("/user/statement/summary");
  for (const by of ["day", "week", "month"] as const) {
    await page.getByLabel(t("statement:summary.by")).selectOption(by);
    await page.getByLabel(t("statement:filter.from")).fill("2001-01-01");
    await page.getByRole("button", { name: t("statement:summary.show") }).click();
    await expect(page).toHaveURL(new RegExp(`by=${by}&from=2001-01-01`));
    const total = page.getByRole("row").last();
    await expect(total).toContainText(`${priced(sumOf("deposit"))} ${config.currency}`);
    await expect(total).toContainText(`${priced(sumOf("withdraw"))} ${config.currency}`);
    await expect(total).toContainText(priced(Math.abs(sumOf("deposit") - sumOf("withdraw"))));
  }
  await expect(page.getByText(t("statement:summary.note"))).toBeVisible();
  await expect(page.getByText(/01\/01\/2001 – /)).toBeVisible();
});

test("ten thousand entries: a summary reads twenty pages, and says from when on", async ({
  page,
  signIn,
  sandbox,
}) => {
  const member = await sandbox.make({ statements: 10_000 });
  await signIn(page.context(), member);
  await page.goto("/user/statement/summary?by=month&from=2001-01-01");
  await expect(page.getByText(/2000/)).toBeVisible();
  expect(await sandbox.callsOf(member, "statement.list")).toHaveLength(20);
});

test("a period without money says so", async ({ page, signIn, sandbox, brand: { t } }) => {
  await signIn(page.context(), await sandbox.make({ statements: 5 }));
  await page.goto("/user/statement/summary?from=2001-01-01&to=2001-01-31");
  await expect(page.getByText(t("statement:summary.empty"))).toBeVisible();
  await page.getByRole("link", { name: t("statement:summary.back") }).click();
  await expect(page).toHaveURL("/user/statement");
});
