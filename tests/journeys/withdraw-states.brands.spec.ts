import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";
import { WithdrawScreen } from "./withdraw-screen";

const small = { width: 320, height: 568 };

test("what stands in the way of a withdrawal is said before any form: too little money with what is missing, woven as the brand weaves", async ({
  page,
  signIn,
  brand,
  sandbox,
  axe,
}) => {
  const { t, priced, money } = brand;
  await sandbox.set({ withdrawMin: money(100) });
  const poor = await sandbox.make({ walletAmount: money(45), games: { JOKER: money(30.5) } });
  await signIn(page.context(), poor);
  await page.setViewportSize(small);
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await expect(screen.line(t("withdraw:tooLittle.lacking"))).toContainText(priced(money(24.5)));
  await expect(screen.amount).toHaveCount(0);
  const [meter, woven] = await screen.dialog.locator("svg").evaluate((bar) => {
    const { width } = bar.getBoundingClientRect();
    return [width / (bar.parentElement?.clientWidth ?? 1), getComputedStyle(bar).backgroundImage];
  });
  expect(meter).toBeCloseTo(0.755, 2);
  expect(woven).toContain("svg");
  await expect(screen.dialog.locator(".primary")).toHaveText(t("withdraw:tooLittle.deposit"));
  await axe(page);
  await expectUsable(page, "withdraw");
});

test("the split stands under the amount once it passes the main wallet; Back leads from the review to the form with its amount", async ({
  signedIn: page,
  brand,
  axe,
}) => {
  const { t, priced, money, shown } = brand;
  const screen = new WithdrawScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.amount.fill(String(money(1_100)));
  await expect(screen.line(t("withdraw:missing"))).toContainText(priced(money(100)));
  await expect(screen.line(t("withdraw:afterAll"))).toContainText(priced(money(200.5)));
  await axe(page);
  await screen.submit.click();
  await expect(screen.review).toContainText(t("withdraw:collected"));
  await expect(screen.confirm).toBeEnabled();
  await page.goBack();
  await expect(screen.amount).toHaveValue(String(money(1_100)));
  await expect(screen.line(t("withdraw:missing"))).toContainText(priced(money(100)));
  const named = { amount: shown(money(1_100)), currency: brand.currencyName };
  await expect(screen.submit).toHaveText(t("withdraw:submitAmount", named));
  await screen.submit.click();
  await screen.review.getByRole("button", { name: t("public:common.back") }).click();
  await expect(screen.amount).toHaveValue(String(money(1_100)));
  await expect(screen.submit).toHaveText(t("withdraw:submitAmount", named));
});

test("while a bonus is held, the form leads to why: one primary that asks us, two ways out beside each other", async ({
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
  await screen.dialog.getByRole("link", { name: t("withdraw:why.title") }).click();
  await expect(page).toHaveURL("/user/home/withdraw/why");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".primary")).toHaveText(t("withdraw:why.ask"));
  await expect(dialog.locator(".secondary")).toHaveText([
    t("withdraw:why.play.action"),
    t("withdraw:why.end.closed"),
  ]);
  await axe(page);
  await expectUsable(page, "withdraw");
  await page.keyboard.press("Escape");
  await expect(screen.amount).toBeVisible();
});
