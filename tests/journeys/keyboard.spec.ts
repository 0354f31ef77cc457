import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { awaitScript } from "./screens";
import { entriesOf } from "./statement-screen";
import { expectWithdrawal, WithdrawScreen } from "./withdraw-screen";

test("a way to deposit is unfolded, and its code created, with the keyboard alone", async ({
  signedIn: page,
  brand,
}) => {
  const screen = new DepositScreen(page, brand);
  await page.goto("/user/home");
  await awaitScript(page);
  await tabTo(page.locator("a[href='/user/home/deposit']"));
  await page.keyboard.press("Enter");
  await expect(screen.dialog).toBeVisible();
  await tabTo(screen.row("account").locator("summary"));
  await page.keyboard.press("Enter");
  await expect(screen.row("account")).toHaveAttribute("open");
  await tabTo(screen.row("qr").locator("summary"), "Shift+Tab");
  await page.keyboard.press("Space");
  await tabTo(page.locator("input[name=amount]"));
  await page.keyboard.type("300");
  await page.keyboard.press("Enter");
  await expect(screen.picture).toBeVisible();
});

test("a withdrawal is reviewed, changed and confirmed with the keyboard alone", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new WithdrawScreen(page, brand);
  await page.goto("/user/home");
  await awaitScript(page);
  await tabTo(page.locator("a[href='/user/home/withdraw']"));
  await page.keyboard.press("Enter");
  await tabTo(page.locator("input[name=amount]"));
  await page.keyboard.type("250");
  await page.keyboard.press("Enter");
  await tabTo(page.locator("button[value=edit]"));
  await page.keyboard.press("Enter");
  await expect(screen.amount).toHaveValue("250");
  await tabTo(page.locator("input[name=amount]"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("200");
  await page.keyboard.press("Enter");
  await expect(screen.confirm).toBeVisible();
  await tabTo(page.locator("button[value=confirm]"));
  await page.keyboard.press("Enter");
  await expectWithdrawal(page, brand, "accepted");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 800 });
});

test("the statement is filtered, and an entry opened, with the keyboard alone", async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page.context(), await sandbox.make({ statements: 3 }));
  await page.goto("/user/statement");
  await awaitScript(page);
  await tabTo(page.locator("a[href^='/user/statement/filter']"));
  await page.keyboard.press("Enter");
  await tabTo(page.locator("input[name=type]"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/type=deposit/);
  await tabTo(page.locator("a[href='/user/statement']"));
  await page.keyboard.press("Enter");
  await tabTo(page.locator("a[href^='/user/statement/entry/']"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toBeVisible();
  await tabTo(page.locator("a[href='/user/statement']"));
  await page.keyboard.press("Enter");
  await expect(entriesOf(page).first()).toBeVisible();
});
