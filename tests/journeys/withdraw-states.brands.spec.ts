import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

const small = { width: 320, height: 568 };

test("who has won since the games were last read withdraws it all the same, with script and without", async ({
  page: withScript,
  noScript,
  signIn,
  brand,
  sandbox,
  axe,
}) => {
  const { t, priced, money } = brand;
  await sandbox.set({ withdrawMin: money(100) });
  for (const page of [withScript, noScript]) {
    const poor = await sandbox.make({ walletAmount: money(45), games: { JOKER: money(30.5) } });
    await sandbox.play(poor, "JOKER", money(200));
    await signIn(page.context(), poor);
    await page.setViewportSize(small);
    const screen = new WithdrawScreen(page, brand);
    await screen.open();
    await expect(screen.line(t("withdraw:games"))).toContainText(priced(money(30.5)));
    await expect(screen.dialog.getByText(t("withdraw:belowMinimum"))).toBeVisible();
    if (page === withScript) {
      await awaitScript(page);
      await axe(page);
      await expectUsable(page, "withdraw");
    }
    await screen.amount.fill(String(money(200)));
    await screen.submit.click();
    await expect(screen.confirm).toBeVisible();
    await expect(screen.review.getByText(t("withdraw:beyond")).first()).toBeVisible();
    await expect(screen.line(t("withdraw:fromGames"))).toHaveCount(0);
    await screen.confirm.click();
    await expectWithdrawal(page, brand, "accepted");
  }
});

test("what comes from the games stands under the amount once it passes the main wallet; Back leads from the review to the form with its amount", async ({
  signedIn: page,
  brand,
  axe,
}) => {
  const { t, priced, money, shown } = brand;
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.amount.fill(String(money(1_100)));
  await expect(screen.line(t("withdraw:fromGames"))).toContainText(priced(money(100)));
  await expect(screen.dialog.getByText(t("withdraw:collected"))).toBeVisible();
  await axe(page);
  await screen.submit.click();
  await expect(screen.confirm).toBeEnabled();
  await page.goBack();
  await expect(screen.amount).toHaveValue(String(money(1_100)));
  await expect(screen.line(t("withdraw:fromGames"))).toContainText(priced(money(100)));
  const named = { amount: shown(money(1_100)), currency: brand.currencyName };
  await expect(screen.submit).toHaveText(t("withdraw:submitAmount", named));
  await screen.submit.click();
  await screen.review.getByRole("button", { name: t("public:common.back") }).click();
  await expect(screen.amount).toHaveValue(String(money(1_100)));
  await expect(screen.submit).toHaveText(t("withdraw:submitAmount", named));
});

test("while a bonus is held, the form warns of it and leads to it", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  const { t } = brand;
  await sandbox.flag(member, { bonus: "day" });
  const screen = new WithdrawScreen(page, brand);
  await page.setViewportSize(small);
  await screen.open();
  await expect(screen.dialog.getByText(t("withdraw:bonus.held"))).toBeVisible();
  await axe(page);
  await expectUsable(page, "withdraw");
  await screen.dialog.getByRole("link", { name: t("withdraw:bonus.see") }).click();
  await expect(page).toHaveURL("/user/bonus");
});
