import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

test("main wallet, money in games with its way back, masked account, limits before typing, bonus condition, cancel [2.44 3.08 3.13 7.10]", async ({
  page,
  signIn,
  brand,
  sandbox,
}) => {
  const { t, priced, say } = brand;
  const bankAccountNo = "9876543210";
  const member = await sandbox.make({ walletAmount: 1_000, games: { JOKER: 300.5 }, bankAccountNo });
  await signIn(page.context(), member);
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  const wallet = screen.dialog.getByRole("radio", { name: t("withdraw:mainWallet") });
  await expect(screen.dialog.getByRole("group", { name: t("withdraw:from") })).toContainText(priced(1_000));
  await expect(wallet).toBeChecked();
  await expect(screen.line(t("withdraw:games"))).toContainText(priced(300.5));
  const limits = { minimum: "100.00", maximum: "200,000.00", currency: "THB" };
  await expect(screen.amount).toHaveAccessibleDescription(say("withdraw:range", limits));
  await expect(screen.dialog).toContainText(t("withdraw:bonus.maybe"));
  await expect(screen.line(t("withdraw:account"))).toContainText("xxx-xxx-3210");
  expect(await page.content()).not.toContain(bankAccountNo);
  await screen.dialog.getByRole("link", { name: t("withdraw:moveBack") }).click();
  await expect(page).toHaveURL("/user/home/transfer");
  await screen.open();
  await screen.dialog.getByRole("link", { name: t("public:common.cancel") }).click();
  await expect(page).toHaveURL("/user/home");
});

test("quick amounts within the limits and all of the wallet fill the field; button and balance follow", async ({
  signedIn: page,
  brand,
}) => {
  const { t, priced } = brand;
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  const chips = screen.dialog.locator("button[aria-pressed]");
  await expect(chips).toHaveText(["300", "500", "1,000", "2,000", t("withdraw:all")]);
  await chips.nth(1).click();
  await expect(screen.amount).toHaveValue("500.00");
  await expect(screen.submit).toHaveText(t("withdraw:submitAmount", { amount: "500.00", currency: "THB" }));
  await expect(screen.line(t("withdraw:after"))).toContainText(priced(500));
  await chips.nth(4).click();
  await expect(screen.amount).toHaveValue("1,000.00");
  await screen.amount.fill("1,100");
  await expect(screen.line(t("withdraw:missing"))).toContainText(priced(100));
  await chips.nth(3).click();
  const short = t("withdraw:short");
  await expect(screen.amount).toHaveAccessibleDescription(short);
  await expect(screen.submit).toBeDisabled();
});

test("the facts are looked at before it is sent; going back keeps what was typed [2.44]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, priced, money } = brand;
  const screen = new WithdrawScreen(page, brand);
  await screen.ask("250.25");
  await expect(screen.review).toContainText(priced(250.25));
  await expect(screen.line(t("withdraw:review.now"))).toContainText(priced(1_000));
  await expect(screen.line(t("withdraw:review.withdrawn"))).toContainText(`\u2212${priced(250.25)}`);
  await expect(screen.line(t("withdraw:after"))).toContainText(priced(749.75));
  await expect(screen.review).toContainText(/x+-?x*-?\d{4}/);
  await expect(screen.review).toContainText(t("withdraw:review.final"));
  expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toEqual([]);
  await screen.review.getByRole("button", { name: t("public:common.back") }).click();
  await expect(screen.amount).toHaveValue("250.25");
  await screen.amount.fill("100");
  await screen.submit.click();
  await screen.confirm.click();
  await expectWithdrawal(page, brand, "accepted");
  const [call] = await sandbox.callsOf(member, "wallet.withdrawAll");
  expect(call?.body).toEqual({ amount: 100 });
  expect(await sandbox.balances(member)).toMatchObject({ wallet: money(900) });
});

for (const way of ["with", "without"] as const) {
  test(`less than the least and more than the most get their messages, the edges themselves pass, ${way} script [5.26 5.27]`, async ({
    page: withScript,
    noScript,
    signIn,
    brand,
    sandbox,
  }) => {
    const page = way === "with" ? withScript : noScript;
    const member = await sandbox.make({ walletAmount: 300_000 });
    await signIn(page.context(), member);
    const screen = new WithdrawScreen(page, brand);
    const faults = {
      "99.99": brand.say("fields:amount.minimum", { minimum: "100.00", currency: "THB" }),
      "0": brand.say("fields:amount.minimum", { minimum: "100.00", currency: "THB" }),
      "200,000.01": brand.say("fields:amount.maximum", { maximum: "200,000.00", currency: "THB" }),
    };
    await screen.open();
    for (const [typed, message] of Object.entries(faults)) {
      await screen.amount.fill(typed);
      await screen.submit.click();
      await expect(screen.amount).toHaveAccessibleDescription(message);
      await expect(screen.amount).toHaveValue(typed);
    }
    for (const edge of ["100", "200000"]) {
      await screen.send(edge);
      await expectWithdrawal(page, brand, "accepted");
    }
    const calls = await sandbox.callsOf(member, "wallet.withdrawAll");
    expect(calls.map(({ body }) => body)).toEqual([{ amount: 100 }, { amount: 200_000 }]);
  });
}

test("limits that change between the page and the post are those of the post", async ({
  signedIn: page,
  brand,
  sandbox,
}) => {
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await sandbox.set({ withdrawMin: 500 });
  await screen.amount.fill("300");
  await screen.submit.click();
  await expect(screen.amount).toHaveAccessibleDescription(
    brand.say("fields:amount.minimum", { minimum: "500.00", currency: "THB" }),
  );
  await expect(screen.amount).toHaveValue("300");
});

for (const way of ["with", "without"] as const) {
  test(`a limits look-up that fails in the action keeps what was typed, and says why, ${way} script`, async ({
    page: withScript,
    noScript,
    signIn,
    member,
    brand,
    sandbox,
  }) => {
    const page = way === "with" ? withScript : noScript;
    await signIn(page.context(), member);
    const screen = new WithdrawScreen(page, brand);
    await screen.open();
    await sandbox.fault(member, { endpoint: "lookup.withdraw", kind: "status", status: 500, times: 1 });
    await screen.amount.fill("123.45");
    await screen.submit.click();
    await expect(page.getByRole("alert")).toHaveText(brand.t("withdraw:limitsFailed"));
    await expect(screen.amount).toHaveValue("123.45");
    await screen.submit.click();
    await expect(screen.review).toContainText(brand.priced(123.45));
    expect(await sandbox.callsOf(member, "wallet.withdrawAll")).toEqual([]);
  });
}
