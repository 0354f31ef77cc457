import { expect, test } from "./fixtures";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("two pickers with placeholder, main wallet and every open game; amount; cancel and transfer [2.43]", async ({
  signedIn: page,
  brand,
}) => {
  const { t, priced, money, game } = brand;
  const screen = new TransferScreen(page, brand);
  await screen.open();
  for (const side of ["from", "to"] as const) {
    const options = screen.picker(side).getByRole("radio");
    await expect(options).toHaveCount(6);
    await expect(screen.option(side, "")).toBeChecked();
    await expect(screen.option(side, "wallet")).toHaveAccessibleName(new RegExp(priced(money(1_000))));
    for (const code of ["JOKER", "PG", "UFABET", "HUAYHD"])
      await expect(screen.option(side, code)).toBeAttached();
    await expect(screen.picker(side)).not.toContainText(game("SLOTXO"));
  }
  await expect(screen.amount).toBeVisible();
  await expect(screen.submit).toHaveText(t("member:transfer.submit"));
  await screen.dialog.getByRole("link", { name: t("public:common.cancel") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(screen.dialog).toBeHidden();
});

test("the button and both balances say what will happen; a quick amount fills the field [2.43]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, priced, money, config } = brand;
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await screen.option("from", "wallet").check();
  await screen.option("to", "JOKER").check();
  const quick = screen.dialog.getByRole("button", { name: "300", exact: true });
  await expect(quick).toHaveAttribute("aria-pressed", "false");
  await quick.click();
  await expect(quick).toHaveAttribute("aria-pressed", "true");
  await expect(screen.amount).toHaveValue("300.00");
  await expect(screen.submit).toHaveText(
    t("member:transfer.submitAmount", { amount: "300.00", currency: config.currency }),
  );
  await expect(screen.dialog).toContainText(priced(money(700)));
  await expect(screen.dialog).toContainText(priced(money(550)));
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 700, games: { JOKER: 550 } });
});

test("source and destination have to be chosen [5.23]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  const choose = brand.say("fields:account.choose");
  for (const { from, to, faulty } of [
    { from: "", to: "", faulty: ["from", "to"] },
    { from: "wallet", to: "", faulty: ["to"] },
    { from: "", to: "PG", faulty: ["from"] },
  ]) {
    await screen.send({ from, to, amount: "10" });
    for (const side of ["from", "to"] as const) {
      await expect(screen.picker(side).getByText(choose)).toHaveCount(faulty.includes(side) ? 1 : 0);
    }
  }
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
});

test("source and destination must differ; what was chosen and typed is still there [5.24]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  await screen.send({ from: "JOKER", to: "JOKER", amount: "1,23" });
  await screen.amount.fill("123.45");
  await screen.submit.click();
  await expect(screen.picker("to").getByText(brand.say("fields:account.same"))).toBeVisible();
  await expect(screen.option("from", "JOKER")).toBeChecked();
  await expect(screen.option("to", "JOKER")).toBeChecked();
  await expect(screen.amount).toHaveValue("123.45");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
  await screen.option("to", "wallet").check();
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_123.45, games: { JOKER: 126.55 } });
});

test("with script a refused form keeps its values, and shows the messages in place", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new TransferScreen(page, brand);
  await page.goto("/user/home");
  await page.getByRole("link", { name: brand.t("member:home.transfer") }).click();
  await screen.fill({ from: "PG", to: "PG", amount: "0.5" });
  await screen.submit.click();
  await expect(screen.picker("to").getByText(brand.say("fields:account.same"))).toBeVisible();
  await expect(screen.amount).toHaveValue("0.5");
  await expect(screen.option("from", "PG")).toBeChecked();
  await screen.option("to", "wallet").check();
  await screen.amount.fill("30.50");
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_030.5, games: { PG: 0 } });
});

test("1 baht is the least that moves [5.25 9.06]", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  const tooLittle = brand.say("fields:amount.minimum", { minimum: "1.00", currency: "THB" });
  for (const typed of ["0.99", "0", "0.00"]) {
    await screen.send({ from: "wallet", to: "PG", amount: typed });
    await expect(screen.amount).toHaveAccessibleDescription(tooLittle);
  }
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
  await screen.amount.fill("1");
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 999, games: { PG: 31.5 } });
});

test("amounts that cannot be meant get a message each, and nothing is sent", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  await screen.open();
  const refused = {
    "12,5": "format",
    "1e3": "format",
    ten: "format",
    "1.234": "decimals",
    "-5": "negative",
    "9999999999999": "tooLarge",
    " ": "empty",
  };
  for (const [typed, fault] of Object.entries(refused)) {
    await screen.fill({ from: "wallet", to: "PG", amount: typed });
    await screen.submit.click();
    await expect(screen.amount).toHaveAccessibleDescription(brand.say(`fields:amount.${fault}`));
  }
  expect(await sandbox.callsOf(member, "wallet.transfer")).toEqual([]);
});

test("amounts are taken with commas and in Thai and Lao digits, and move exactly", async ({
  noScript: page,
  signIn,
  member,
  brand,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  for (const typed of ["๑๐๐.๒๕", "໑໐໐.໒໕", "100.25"]) {
    await screen.send({ from: "wallet", to: "PG", amount: typed });
    await expectOutcome(page, brand, "done");
  }
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 699.25, games: { PG: 331.25 } });
  await screen.send({ from: "JOKER", to: "wallet", amount: "250.00" });
  await screen.send({ from: "PG", to: "wallet", amount: "300.75" });
  await screen.send({ from: "wallet", to: "UFABET", amount: "1,250.00" });
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 0, games: { PG: 30.5, UFABET: 1_250 } });
  expect(await sandbox.isExact()).toBe(true);
});

test("a member without an open game is told so instead of a form that leads nowhere", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  const member = await sandbox.make({ walletAmount: 50 });
  await signIn(page.context(), member);
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await expect(screen.dialog.getByRole("status")).toHaveText(brand.t("member:transfer.noGames"));
});

test("the whole transfer can be done with the keyboard alone", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new TransferScreen(page, brand);
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let step = 0; step < 40; step++) {
      if (await isThere()) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("the Tab key does not lead there");
  };
  const hasFocus = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  await page.goto("/user/home");
  await page.waitForLoadState("networkidle");
  await tabTo(hasFocus("a[href='/user/home/transfer']"));
  await page.keyboard.press("Enter");
  await expect(screen.dialog).toBeVisible();
  await tabTo(hasFocus("input[name=from]"));
  await page.keyboard.press("ArrowDown");
  await expect(screen.option("from", "wallet")).toBeChecked();
  await tabTo(hasFocus("input[name=to]"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(screen.option("to", "JOKER")).toBeChecked();
  await tabTo(hasFocus("input[name=amount]"));
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 960, games: { JOKER: 290 } });
  await tabTo(hasFocus("main a[href='/user/home']"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/home");
});
