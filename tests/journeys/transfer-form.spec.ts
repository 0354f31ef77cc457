import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
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
  await expect(screen.submit).toHaveText(t("transfer:submit"));
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
  await screen.amount.fill("1,000.01");
  const short = t("transfer:short");
  await expect(screen.amount).toHaveAccessibleDescription(short);
  await expect(screen.submit).toBeDisabled();
  const quick = screen.dialog.getByRole("button", { name: "300", exact: true });
  await expect(quick).toHaveAttribute("aria-pressed", "false");
  await quick.click();
  await expect(quick).toHaveAttribute("aria-pressed", "true");
  await expect(screen.amount).toHaveValue("300.00");
  await expect(screen.submit).toHaveText(
    t("transfer:submitAmount", { amount: "300.00", currency: config.currency }),
  );
  await expect(screen.dialog).toContainText(priced(money(700)));
  await expect(screen.dialog).toContainText(priced(money(550)));
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 700, games: { JOKER: 550 } });
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
  await expect(screen.dialog.getByRole("status")).toHaveText(brand.t("transfer:noGames"));
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
  await awaitScript(page);
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
