import { expect, test } from "./fixtures";
import { entriesOf } from "./statement-screen";

test("statement and summary are accessible on a phone and on a wide screen", async ({
  page,
  signIn,
  sandbox,
  axe,
  brand: { config },
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 30 }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/user/statement");
    await expect(entriesOf(page)).toHaveCount(config.pageSizes.statement);
    await axe(page);
    if (!config.features.moneySummary) continue;
    await page.goto("/user/statement/summary?by=month");
    await axe(page);
  }
});
