import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { awaitScript } from "./screens";
import { entriesOf } from "./statement-screen";
import { moneyPostsOf } from "./tap-twice";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

test("quick amounts within the limits and all of the wallet fill the field; button and balance follow", async ({
  signedIn: page,
  brand,
}) => {
  const { t, priced, currencyName: currency } = brand;
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  const chips = screen.dialog.locator("button[aria-pressed]");
  await expect(chips).toHaveText([t("withdraw:all"), "300", "500", "1,000", "2,000"]);
  await chips.nth(2).click();
  await expect(screen.amount).toHaveValue("500.00");
  await expect(screen.submit).toHaveText(t("withdraw:submitAmount", { amount: "500.00", currency }));
  await expect(screen.line(t("withdraw:after"))).toContainText(priced(500));
  await chips.nth(0).click();
  await expect(screen.amount).toHaveValue("1,000.00");
  await screen.amount.fill("1,100");
  await expect(screen.line(t("withdraw:fromGames"))).toContainText(priced(100));
  await chips.nth(4).click();
  await expect(screen.dialog.getByText(t("withdraw:beyond"))).toBeVisible();
  await expect(screen.submit).toBeEnabled();
});

test("an amount above the maximum is told once, with no sum; all is no more than the maximum", async ({
  signedIn: page,
  brand,
  sandbox,
}) => {
  const { t, say, currencyName: currency } = brand;
  await sandbox.set({ withdrawMax: 800 });
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.dialog.getByRole("button", { name: t("withdraw:all"), exact: true }).click();
  await expect(screen.amount).toHaveValue("800.00");
  await screen.amount.fill("1,100");
  await expect(screen.submit).toHaveText(t("withdraw:submit"));
  await screen.submit.click();
  const fault = say("fields:amount.maximum", { maximum: "800.00", currency });
  await expect(screen.amount).toHaveAccessibleDescription(fault);
  await expect(screen.dialog.getByRole("alert")).toHaveCount(0);
  await expect(screen.line(t("withdraw:fromGames"))).toHaveCount(0);
  await expect(screen.line(t("withdraw:after"))).toHaveCount(0);
  await screen.amount.fill("700");
  await expect(screen.line(t("withdraw:after"))).toBeVisible();
});

for (const way of ["with", "without"] as const) {
  test(`a withdrawal waits for its transfer, then is paid out; page, statement and home follow, ${way} script [1.10 2.23 2.30 2.44 4.18 7.36 8.15]`, async ({
    page: withScript,
    noScript,
    signIn,
    brand,
    member,
    sandbox,
    axe,
  }) => {
    const { t, priced } = brand;
    const page = way === "with" ? withScript : noScript;
    await signIn(page.context(), member);
    const { username } = member;
    const screen = new WithdrawScreen(page, brand);
    await sandbox.control("POST", "/cashier", { username, withdrawSettlement: "by-hand" });
    await page.goto("/user/home");
    await page.getByRole("link", { name: t("home:withdraw"), exact: true }).click();
    await screen.amount.fill("250.25");
    await screen.submit.click();
    await screen.review.getByRole("button", { name: t("public:common.back") }).click();
    await expect(screen.amount).toHaveValue("250.25");
    await screen.amount.fill("200.25");
    await screen.submit.click();
    await expect(screen.line(t("withdraw:after"))).toContainText(priced(799.75));
    if (way === "with") await axe(page);
    await screen.confirm.click();
    await expectWithdrawal(page, brand, "accepted");
    await expect(page.getByRole("article")).toContainText(priced(200.25));

    await page.getByRole("link", { name: t("money:outcome.home") }).click();
    await expect(figure(page, brand, 799.75)).toBeVisible();
    const onItsWay = page.getByRole("region", { name: t("home:pending.title") }).getByRole("link");
    await expect(onItsWay).toContainText(`${brand.shown(200.25)} ${brand.currencyName}`);
    await onItsWay.click();
    await expectWithdrawal(page, brand, "accepted");
    const [asked] = await sandbox.control<{ id: number }[]>("GET", `/withdrawals?username=${username}`);
    await sandbox.control("POST", `/withdrawals/${asked?.id}/settle`, { outcome: "SUCCESS" });
    await page.reload();
    await expectWithdrawal(page, brand, "done");
    await page.goto("/user/home");
    await expect(figure(page, brand, 799.75)).toBeVisible();
    await expect(onItsWay).toHaveCount(0);
    await page.goto("/user/statement");
    await expect(entriesOf(page).first()).toContainText(t("statement:activity.withdraw"));
    await expect(entriesOf(page).first()).toContainText(t("statement:status.success"));
    const calls = await sandbox.callsOf(member, "wallet.withdrawAll");
    expect(calls.map(({ body }) => body)).toEqual([{ amount: 200.25 }]);
  });
}

test("a double click on confirm sends once", async ({ signedIn: page, brand, member, sandbox }) => {
  const screen = new WithdrawScreen(page, brand);
  await screen.ask("100");
  await expect(screen.confirm).toBeVisible();
  await awaitScript(page);
  const fault = await sandbox.fault(member, { endpoint: "wallet.withdrawAll", kind: "hang", when: "after" });
  const posts = moneyPostsOf(page);
  await screen.confirm.dblclick();
  await expect(screen.confirm).toBeDisabled();
  await sandbox.end(fault);
  await expectWithdrawal(page, brand, "accepted");
  expect(posts()).toHaveLength(1);
  expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 900 });
});
