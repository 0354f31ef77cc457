import { codesOf, payNewest } from "./deposit-desk";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { expectOutcomePage } from "./outcome-screen";
import { awaitScript } from "./screens";

test("while it is open the screen notices the credit by itself; until then it is followed on home", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
  axe,
}) => {
  const { t } = brand;
  const screen = new DepositScreen(page, brand);
  await screen.make("KBANK", 300);
  await page.goto("/user/home");
  const pending = page.getByRole("region", { name: t("home:pending.title") });
  await expect(pending).toContainText("300.00");
  await axe(page);
  await page.clock.install();
  await screen.openQr("KBANK");
  await awaitScript(page);
  await expect(screen.picture).toBeVisible();
  await payNewest(sandbox, member);
  await page.clock.fastForward(10_000);
  await expectOutcomePage(page, t("money:outcome.slip.done"));
  const paid = page.getByRole("article");
  await expect(paid).toContainText("300.00 THB");
  await expect(paid.getByText(t("money:outcome.mainWallet.now")).locator("xpath=..")).toContainText(
    "1,300.00",
  );
  await expect(paid.getByText(t("money:outcome.mainWallet.before"))).toContainText("1,000.00");
  const reference = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}/.exec((await paid.textContent()) ?? "")?.[0] ?? "none";
  await axe(page);
  await page.getByRole("link", { name: t("money:outcome.home") }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(pending).toHaveCount(0);
  expect((await sandbox.balances(member)).wallet).toBe(1_300);
  await page.goto("/user/statement");
  await page.locator("main a[href*='/entry/']").first().click();
  await expect(page.getByText(reference)).toBeVisible();
  await screen.openQr("KBANK");
  await expect(screen.create).toBeVisible();
});

test("what the member says is paid is remembered, followed on home and never contradicted; the card shows when it is there", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const { t, shown } = brand;
  const screen = new DepositScreen(page, brand);
  await screen.make("KBANK", 300);
  await screen.paid.click();
  await expect(page).toHaveURL("/user/home");
  const pending = page.getByRole("region", { name: t("home:pending.title") }).getByRole("link");
  await expect(pending).toContainText("300.00 บาท");
  await page.clock.install();
  await pending.click();
  await expect(screen.dialog.getByText(/แจ้งโอนแล้วเมื่อ \d\d:\d\d/)).toBeVisible();
  await expect(screen.picture).toBeVisible();
  await expect(screen.paid).toHaveCount(0);
  await expect(screen.cancel).toBeVisible();
  await page.goto("/user/home");
  await awaitScript(page);
  await expect(pending).toHaveCount(1);
  await payNewest(sandbox, member);
  await page.clock.fastForward(10_000);
  await expect(pending).toHaveCount(0);
  await expect(page.getByRole("region", { name: t("home:title") })).toContainText(shown(1_300));
});

test("without script a code is made, shown with its expiry time, cancelled, made again and paid [4.11 4.12 4.15]", async ({
  noScript: page,
  signIn,
  sandbox,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  const { t } = brand;
  const screen = new DepositScreen(page, brand);
  await screen.open();
  await screen.amount.fill("0.50");
  await screen.create.click();
  const least = t("fields:amount.minimum", { minimum: "1.00", currency: "บาท" });
  await expect(screen.amount).toHaveAccessibleDescription(least);
  await screen.amount.fill("100");
  await screen.create.click();
  await expect(page).toHaveURL("/user/home/deposit/qr/KBANK");
  const [code] = await codesOf(sandbox, member);
  await expect.poll(() => screen.scanned()).toBe(code?.payload);
  await expect(screen.dialog).toContainText(/ใช้ได้ถึง \d\d:\d\d:\d\d/);
  await screen.cancel.click();
  await expect(screen.picture).toHaveCount(0);
  await screen.amount.fill("200");
  await screen.create.click();
  await expect(screen.picture).toBeVisible();
  await payNewest(sandbox, member);
  await screen.paid.click();
  await expect(page).toHaveURL("/user/home");
  expect((await sandbox.balances(member)).wallet).toBe(1_200);
  await page.goto("/user/home/deposit/qr/KBANK");
  await expectOutcomePage(page, t("money:outcome.slip.done"));
  await expect(page.getByRole("article")).toContainText("200.00 THB");
});
