import { expect, test } from "./fixtures";
import { entriesOf } from "./statement-screen";

test("filters, file and summary are there where the brand has them, and no address of theirs where it has not", async ({
  page,
  signIn,
  sandbox,
  axe,
  brand: { t, config },
}) => {
  const { statementFilters, statementExport, moneySummary } = config.features;
  await signIn(page.context(), await sandbox.make({ statements: 30 }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/user/statement");
    await expect(entriesOf(page)).toHaveCount(Math.min(30, config.pageSizes.statement));
    const seen = (name: string) => page.getByRole("link", { name, exact: true }).filter({ visible: true });
    await expect(seen(t("statement:csv.download"))).toHaveCount(statementExport ? 1 : 0);
    const summary = t(width < 1024 ? "statement:summary.title" : "statement:summary.open");
    await expect(seen(summary)).toHaveCount(moneySummary ? 1 : 0);
    await expect(seen(t("statement:slips"))).toHaveCount(config.features.slips ? 1 : 0);
    await expect(page.getByText(t("statement:filter.more"))).toHaveCount(statementFilters ? 1 : 0);
    await axe(page);
  }
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf("/user/statement/csv")).toBe(statementExport ? 200 : 404);
  expect(await statusOf("/user/statement/summary")).toBe(moneySummary ? 200 : 404);
  if (moneySummary) {
    await page.goto("/user/statement/summary?by=month");
    await axe(page);
  }
});
