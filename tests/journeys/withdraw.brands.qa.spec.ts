import { expect, test } from "./fixtures";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

test("form, facts and outcome of a withdrawal are accessible at every width", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  await sandbox.flag(member, { bonus: "day" });
  const screen = new WithdrawScreen(page, brand);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
    await screen.open();
    await axe(page);
    await screen.amount.fill(brand.shown(brand.money(100)));
    await screen.submit.click();
    await expect(screen.review).toContainText(brand.t("withdraw:review.final"));
    await axe(page);
  }
  await screen.confirm.click();
  await expectWithdrawal(page, brand, "refused");
  await axe(page);
});
