import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { expectPictures } from "./picture";
import { entriesOf, wireEntry } from "./statement-screen";
import { expectOutcome, TransferScreen } from "./transfer-screen";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

const NUMBER = "0123456789";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a QR code, a withdrawal that a bonus blocks and its refusal look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { money } = brand;
  const make = () => sandbox.make({ name: "Ann", walletAmount: money(12_345.67), bankAccountNo: NUMBER });
  await signIn(page.context(), await make());
  const deposit = new DepositScreen(page, brand);
  await deposit.open();
  await deposit.amount.fill(String(money(500)));
  await deposit.create.click();
  await expect(deposit.picture).toBeVisible();
  const countdown = page.getByRole("timer").locator("xpath=ancestor::p");
  await expectPictures(page, "code", { mask: [deposit.picture, countdown] });
  const withBonus = await make();
  await sandbox.flag(withBonus, { bonus: "day" });
  await signIn(page.context(), withBonus);
  const withdraw = new WithdrawScreen(page, brand);
  await withdraw.open();
  await expectPictures(page, "withdraw-held");
  await withdraw.send(String(money(1_000)));
  await expectWithdrawal(page, brand, "refused");
  await expectPictures(page, "outcome-refused");
});

test("money on its way looks as judged: a withdrawal on its outcome, on home beside a code, and on its entry", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  test.slow();
  const { money } = brand;
  const account = { bankCode: "KBANK", bankAccountName: "ANN WILSON", bankAccountNo: NUMBER };
  const member = await sandbox.make({ name: "Ann", walletAmount: money(12_345.67), ...account });
  const { username } = member;
  await sandbox.control("POST", "/cashier", { username, withdrawSettlement: "by-hand" });
  await signIn(page.context(), member);
  await new WithdrawScreen(page, brand).send(String(money(1_000)));
  await expectWithdrawal(page, brand, "accepted");
  await expectPictures(page, "outcome-withdraw");
  const deposit = new DepositScreen(page, brand);
  await deposit.open();
  await deposit.amount.fill(String(money(500)));
  await deposit.create.click();
  await expect(deposit.picture).toBeVisible();
  await page.goto("/user/home");
  await expectPictures(page, "home-waiting");
  const createdAt = "2026-01-15T03:04:05.000Z";
  const statements = [
    wireEntry({ to: `KBANK ${NUMBER}`, amount: money(1_000), createdAt }),
    wireEntry({ statementType: "deposit", status: "SUCCESS", from: "bank", to: "wallet", createdAt }),
  ];
  const body = { total: statements.length, statements };
  await sandbox.fault(member, { endpoint: "statement.list", kind: "status", status: 200, body });
  await page.goto("/user/statement");
  await entriesOf(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/entry/);
  await expectPictures(page, "entry-tracker");
});

test("an unknown outcome, a refused login and the page without a connection look as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
  noScript,
}) => {
  test.slow();
  const { money } = brand;
  const member = await sandbox.make({ name: "Ann", walletAmount: money(1_000), games: { PG: 0 } });
  await page.goto("/login");
  await page.locator("input[name=username]").fill(member.username);
  await page.locator("input[name=password]").fill("not-this-one");
  await page.locator("input[name=password]").press("Enter");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await expectPictures(page, "login-refused");
  await signIn(page.context(), member);
  await sandbox.fault(member, { endpoint: "wallet.transfer", kind: "reset-before" });
  const transfer = new TransferScreen(page, brand);
  await transfer.open();
  await transfer.fill({ from: "wallet", to: "PG", amount: String(money(100)) });
  await transfer.submit.click();
  await expectOutcome(page, brand, "checking");
  await expectPictures(page, "outcome-checking");
  if (!brand.config.features.offlinePage) return;
  await noScript.goto("/offline");
  await expectPictures(noScript, "offline", { isBare: true });
});

test("correcting the name of a bank account looks as judged, on a phone and on a desktop", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const bankCode = brand.config.banks.englishOnlyNames.at(-1);
  const member = await sandbox.make({
    name: "Ann",
    bankCode,
    bankAccountName: "สมชาย ใจดี",
    bankAccountNo: NUMBER,
  });
  await signIn(page.context(), member);
  await page.goto("/user/profile/bank-name");
  await expectPictures(page, "bank-name");
});
