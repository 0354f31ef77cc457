import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { tabTo } from "./keyboard";
import { awaitScript } from "./screens";
import { expectOutcome, TransferScreen } from "./transfer-screen";

test("from home into a game and back: the button and both balances say what will happen, a quick amount fills the field [1.02 2.30 2.43 4.18 7.33 8.14]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, priced, currencyName } = brand;
  const screen = new TransferScreen(page, brand);
  await page.goto("/user/home");
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await screen.choose("from", "wallet");
  await screen.choose("to", "JOKER");
  await screen.amount.fill("1,000.01");
  await expect(screen.amount).toHaveAccessibleDescription(t("transfer:short"));
  await expect(screen.submit).toBeDisabled();
  const quick = screen.dialog.getByRole("button", { name: "300", exact: true });
  await expect(quick).toHaveAttribute("aria-pressed", "false");
  await quick.click();
  await expect(quick).toHaveAttribute("aria-pressed", "true");
  await expect(screen.amount).toHaveValue("300.00");
  await expect(screen.submit).toHaveText(
    t("transfer:submitAmount", { amount: "300.00", currency: currencyName }),
  );
  await expect(screen.dialog).toContainText(priced(700));
  await expect(screen.dialog).toContainText(priced(550));
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  await expect(page.getByRole("article")).toContainText(priced(300));

  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(figure(page, brand, 700)).toBeVisible();
  await page.getByRole("link", { name: t("home:transfer") }).click();
  await screen.fill({ from: "JOKER", to: "wallet", amount: "100" });
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 800, games: { JOKER: 450 }, statements: 5 });
  const keys = (await sandbox.callsOf(member, "wallet.transfer")).map(
    ({ headers }) => headers["idempotency-key"],
  );
  expect(new Set(keys).size).toBe(2);
  expect(await sandbox.isExact()).toBe(true);
});

test("with script a refused form keeps its values, shows the messages in place, and is drawn anew if it is none of this session's", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, say } = brand;
  const screen = new TransferScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.fill({ from: "PG", to: "PG", amount: "0.5" });
  await screen.submit.click();
  await expect(screen.picker("to").getByText(say("fields:account.same"))).toBeVisible();
  await expect(screen.amount).toHaveValue("0.5");
  await expect(screen.option("from", "PG")).toBeChecked();
  await screen.choose("to", "wallet");
  await screen.amount.fill("30.50");
  await page.locator("[name=intent]").evaluate((field) => field.setAttribute("value", "a.b.c"));
  await screen.submit.click();
  await expect(page.getByRole("alert")).toHaveText(t("money:forged"));
  await expect(page.locator("[name=intent]")).not.toHaveValue("a.b.c");
  await expect(screen.amount).toHaveValue("30.50");
  await screen.submit.click();
  await expectOutcome(page, brand, "done");
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_030.5, games: { PG: 0 } });
});

test("the whole transfer can be done with the keyboard alone", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new TransferScreen(page, brand);
  await page.goto("/user/home");
  await awaitScript(page);
  await tabTo(page.locator("a[href='/user/home/transfer']"));
  await page.keyboard.press("Enter");
  await expect(screen.dialog).toBeVisible();
  await tabTo(page.locator("input[name=from]"));
  await page.keyboard.press("ArrowDown");
  await expect(screen.option("from", "wallet")).toBeChecked();
  await tabTo(page.locator("input[name=to]"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(screen.option("to", "JOKER")).toBeChecked();
  await tabTo(page.locator("input[name=amount]"));
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await expectOutcome(page, brand, "done");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 960, games: { JOKER: 290 } });
  await tabTo(page.locator("main a[href='/user/home']"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/home");
});
