import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { figure } from "./home-screen";
import { expectRefundOutcome, RefundScreen } from "./refund-screen";
import { lose, type Rewarded } from "./rewards";

/** From home's strip through the review into the wallet; then the check is read again and home shows the money. */
async function receiveToWallet(page: Page, { brand, member, sandbox }: Rewarded): Promise<void> {
  const { t, priced, money } = brand;
  const screen = new RefundScreen(page, brand);
  await lose({ brand, member, sandbox });
  await page.goto("/user/home");
  const ready = page.getByRole("list", { name: t("home:ready.title") });
  await expect(ready).toContainText(priced(money(10)));
  await ready.getByRole("link", { name: t("home:ready.receive") }).click();
  await expect(screen.dialog).toContainText(priced(money(10)));
  await screen.toWallet.click();
  await expect(screen.review).toContainText(t("rewards:refund.review.toWallet"));
  await expect(screen.review).toContainText(priced(money(1_010)));
  expect(await sandbox.callsOf(member, "refund.addWallet")).toEqual([]);
  await screen.confirm.dblclick();
  await expectRefundOutcome(page, brand, "done");
  await expect(page.getByRole("article")).toContainText(priced(money(10)));
  const mainWallet = page.getByText(t("money:outcome.mainWallet.now")).locator("xpath=..");
  await expect(mainWallet).toContainText(priced(money(1_010)));

  const checks = (await sandbox.callsOf(member, "refund.check")).length;
  await page.getByRole("link", { name: t("rewards:refund.outcome.next") }).click();
  await expect(screen.rows).toHaveCount(1);
  await expect(screen.rows).toContainText(priced(money(10)));
  await expect(screen.toWallet).toBeDisabled();
  expect((await sandbox.callsOf(member, "refund.check")).length).toBeGreaterThan(checks);
  await screen.dialog.getByRole("link", { name: t("public:common.close") }).click();
  await expect(figure(page, brand, 1_010)).toBeVisible();
  await expect(ready).toHaveCount(0);
  expect(await sandbox.callsOf(member, "refund.addWallet")).toHaveLength(1);
  expect(await sandbox.isExact()).toBe(true);
}

test("a refund is confirmed and comes into the wallet; check, log and home follow [1.08 2.25 2.30 2.49 2.50 4.16 7.42 7.43 7.45 8.16]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await receiveToWallet(page, { brand, member, sandbox });
});

test("receiving a refund needs no script [2.30 2.49 4.16 7.45 8.16]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await receiveToWallet(page, { brand, member, sandbox });
});

test("banners are 300 by 211: one in the middle and its neighbour peeking on a phone, three side by side from 960 px [2.28 2.52 2.53 3.15 7.46]", async ({
  signedIn: page,
  brand,
}) => {
  const screen = new RefundScreen(page, brand);
  const pictures = screen.banners.getByRole("img");
  const boxes = () => Promise.all([0, 1, 2].map((index) => pictures.nth(index).boundingBox()));
  await page.setViewportSize({ width: 360, height: 640 });
  await screen.openByTile();
  await expect(pictures).toHaveCount(3);
  await expect.poll(async () => (await boxes())[0]).toMatchObject({ x: 30, width: 300, height: 211 });
  const [, second] = await boxes();
  expect(second?.x).toBeGreaterThan(330);
  expect(second?.x).toBeLessThan(360);
  await page.keyboard.press("Tab");
  for (const width of [960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/user/home/refund");
    const each = { width: 300, height: 211 };
    await expect.poll(boxes).toMatchObject([each, each, each]);
    const all = await boxes();
    const dialog = await screen.dialog.boundingBox();
    for (const box of all) {
      expect(box?.x).toBeGreaterThanOrEqual(dialog?.x ?? 0);
      expect((box?.x ?? 0) + 300).toBeLessThanOrEqual((dialog?.x ?? 0) + (dialog?.width ?? 0));
    }
  }
  await screen.go.click();
  await expect(screen.toWallet).toBeVisible();
});
