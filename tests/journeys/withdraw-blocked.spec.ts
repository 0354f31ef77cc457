import { expect, test } from "./fixtures";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

test("a bonus that is held is said before there is an amount, with the way to the bonus", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const { t } = brand;
  await sandbox.flag(member, { bonus: "day" });
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await expect(screen.dialog.getByRole("status")).toContainText(t("withdraw:bonus.held"));
  await screen.dialog.getByRole("link", { name: t("withdraw:bonus.see") }).click();
  await expect(page).toHaveURL("/user/bonus");
  await screen.send("200");
  await expectWithdrawal(page, brand, "refused");
  await expect(page.getByRole("status")).toContainText(t("money:outcome.withdraw.bonusCondition"));
});

test("whether a bonus is held may stay unknown: the form is there all the same", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  await sandbox.fault(member, { endpoint: "bonus.active", kind: "status", status: 500 });
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await expect(screen.dialog).toContainText(brand.t("withdraw:bonus.maybe"));
  await expect(screen.amount).toBeVisible();
});

test("without a bank account there is no form, but the way to one", async ({
  page,
  signIn,
  brand,
  sandbox,
}) => {
  const member = await sandbox.make({ walletAmount: 500, bankAccountNo: "" });
  await signIn(page.context(), member);
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await expect(screen.dialog.getByRole("status")).toHaveText(brand.t("withdraw:noAccount"));
  await expect(screen.amount).toHaveCount(0);
  await screen.dialog.getByRole("link", { name: brand.t("withdraw:addAccount") }).click();
  await expect(page).toHaveURL("/user/profile/edit");
});

test("without limits there is no form, but a sentence and another try", async ({
  signedIn: page,
  member,
  brand,
  sandbox,
}) => {
  const { t, priced } = brand;
  await sandbox.fault(member, { endpoint: "lookup.withdraw", kind: "status", status: 500 });
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await expect(screen.dialog.getByRole("status")).toHaveText(t("withdraw:noLimits"));
  await expect(screen.dialog).toContainText(priced(1_000));
  await expect(screen.amount).toHaveCount(0);
  await sandbox.heal(member);
  await screen.dialog.getByRole("link", { name: t("withdraw:retry") }).click();
  await expect(screen.amount).toBeVisible();
});

test("more than there is at all is said at the amount; what the wallet lacks is collected from games, and said so", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  const { t, priced, say } = brand;
  await signIn(page.context(), member);
  const screen = new WithdrawScreen(page, brand);
  await screen.ask("1300.51");
  await expect(screen.amount).toHaveAccessibleDescription(say("errors:MONEY_NOT_ENOUGH"));
  await screen.amount.fill("1,100");
  await screen.submit.click();
  await expect(screen.review).toContainText(t("withdraw:review.collected"));
  await expect(screen.line(t("withdraw:review.gamesNow"))).toContainText(priced(300.5));
  await expect(screen.line(t("withdraw:review.afterAll"))).toContainText(priced(200.5));
  await screen.confirm.click();
  await expectWithdrawal(page, brand, "accepted");
  const { wallet, games } = await sandbox.balances(member);
  expect(wallet + Object.values(games).reduce((sum, amount) => sum + amount, 0)).toBe(200.5);
});
