import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "./fixtures";
import { inEachLanguage } from "./languages";
import { moneyPost } from "./money-post";
import { OUTCOME } from "./outcome-screen";
import { expectRefundOutcome, RefundScreen } from "./refund-screen";
import { lose } from "./rewards";
import { awaitScript } from "./screens";
import { moneyPostsOf } from "./tap-twice";
import { toastOf } from "./toast";

const PATH = "/user/home/refund?page=1";

for (const way of ["there are none", "the look-up fails"] as const) {
  test(`the plain dialog opens at once where ${way} [2.52 7.17 7.46 8.05]`, async ({
    signedIn: page,
    brand,
    member,
    sandbox,
  }) => {
    if (way === "there are none") await sandbox.set({ refundBanners: false });
    else await sandbox.fault(member, { endpoint: "refund.banners", kind: "status", status: 500 });
    const screen = new RefundScreen(page, brand);
    await screen.openByTile();
    await expect(screen.toWallet).toBeVisible();
    await expect(screen.banners).toHaveCount(0);
    await expect(toastOf(page)).toHaveCount(0);
    expect(await sandbox.callsOf(member, "refund.banners")).toHaveLength(1);
  });
}

test("while a bonus is held the refund cannot be received as another: the button is off, the reason and the way out beneath [2.50 3.14]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  await lose({ brand, member, sandbox });
  await sandbox.flag(member, { bonus: "day" });
  const screen = new RefundScreen(page, brand);
  await screen.open();
  await expect(screen.asBonus).toBeDisabled();
  await expect(screen.asBonus).toHaveAccessibleDescription(
    `${t("rewards:refund.held")} ${t("rewards:refund.toBonus")}`,
  );
  await expect(screen.toWallet).toBeEnabled();
  const out = screen.dialog.getByRole("link", { name: t("rewards:refund.toBonus") });
  await expect(out).toHaveAttribute("href", "/user/bonus");
});

test("conditions that are met and unmet are said; with nothing to receive both buttons are off [2.49 2.50 3.14]", async ({
  signedIn: page,
  brand: { t },
  brand,
  member,
  sandbox,
}) => {
  const screen = new RefundScreen(page, brand);
  await screen.open();
  await expect(screen.dialog).toContainText("5%");
  await expect(screen.dialog).toContainText("ยอดเสียยังไม่ถึง 100 บาท");
  await expect(screen.dialog).toContainText(t("rewards:refund.soFar"));
  await expect(screen.toWallet).toBeDisabled();
  await expect(screen.asBonus).toBeDisabled();
  await lose({ brand, member, sandbox });
  await screen.open();
  await expect(screen.dialog).toContainText("ยอดเสียถึง 100 บาท แล้ว");
  await expect(screen.toWallet).toBeEnabled();
});

test("what came about since it was drawn is said before anything is confirmed", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await lose({ brand, member, sandbox });
  const screen = new RefundScreen(page, brand);
  await screen.open();
  await sandbox.flag(member, { bonus: "day" });
  await screen.asBonus.click();
  await expect(screen.dialog.getByRole("alert")).toContainText(brand.say("errors:BONUS_REMAINING"));
  await screen.open();
  await sandbox.set({ refundActive: false });
  await screen.toWallet.click();
  await expect(screen.dialog.getByRole("alert")).not.toBeEmpty();
  await expect(screen.review).toHaveCount(0);
  expect(await sandbox.callsOf(member, "refund.receive")).toEqual([]);
  expect(await sandbox.callsOf(member, "refund.addWallet")).toEqual([]);
});

test("check or log that cannot be read are silent, and offer to try again [8.05]", async ({
  signedIn: page,
  brand: { t },
  brand,
  member,
  sandbox,
}) => {
  await sandbox.fault(member, { endpoint: "refund.list", kind: "status", status: 500 });
  await sandbox.fault(member, { endpoint: "refund.check", kind: "status", status: 500 });
  const screen = new RefundScreen(page, brand);
  await screen.open();
  await expect(screen.dialog).toContainText(t("rewards:list.failed"));
  await expect(screen.dialog).toContainText(t("rewards:refund.unread"));
  await expect(toastOf(page)).toHaveCount(0);
  await sandbox.heal(member);
  await screen.dialog
    .getByRole("link", { name: t("public:common.retry") })
    .first()
    .click();
  await expect(screen.dialog).toContainText(t("rewards:refund.empty"));
  await expect(screen.toWallet).toBeVisible();
});

for (const [way, endpoint] of [
  ["addWallet", "refund.addWallet"],
  ["receive", "refund.receive"],
] as const) {
  test(`every refund code reaches the screen in each language by ${endpoint}; of those that refuse nothing moves [8.01 8.27]`, async ({
    noScript: page,
    signIn,
    house: { url },
    brand,
    member,
    sandbox,
  }) => {
    await signIn(page.context(), member);
    const form = await moneyPost<{ do: string; of: string }>(url, PATH, page.context());
    for (const [index, code] of [...errorGroups.refund, "BONUS_REMAINING"].entries()) {
      const isYes = code === "REFUND_SUCCESS";
      const status = isYes ? 200 : index % 2 === 0 ? 400 : 500;
      const fault = { kind: "status", status, body: { message: code }, times: 1 } as const;
      await sandbox.fault(member, { endpoint, ...fault });
      const { location } = await form.post({ intent: await form.drawOf(way), do: "confirm", of: way });
      await inEachLanguage(page, url, brand, async (say) => {
        await page.goto(location ?? "");
        await expect(page.getByRole("status")).toContainText(say(code));
        await expect(page.getByRole("article")).toHaveAttribute("data-state", isYes ? "done" : "refused");
      });
    }
    expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_000 });
  });
}

test("a look is no order, a double click on confirm sends once, and a lost answer is found [2.49 7.45]", async ({
  signedIn: page,
  house,
  brand,
  member,
  sandbox,
}) => {
  await lose({ brand, member, sandbox });
  const form = await moneyPost<{ do: string }>(house.url, PATH, page.context());
  expect(await form.post({ intent: await form.drawOf("addWallet"), do: "addWallet" })).toMatchObject({
    status: 200,
  });
  expect(await sandbox.callsOf(member, "refund.addWallet")).toEqual([]);
  await sandbox.fault(member, { endpoint: "refund.addWallet", kind: "reset-after", times: 1 });
  const screen = new RefundScreen(page, brand);
  await screen.open();
  await screen.toWallet.click();
  await expect(screen.confirm).toBeVisible();
  await awaitScript(page);
  const posts = moneyPostsOf(page);
  await screen.confirm.dblclick();
  await expect(page).toHaveURL(OUTCOME);
  await page.reload();
  await expectRefundOutcome(page, brand, "done");
  expect(posts()).toHaveLength(1);
  expect(await sandbox.callsOf(member, "refund.addWallet")).toHaveLength(1);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 1_010 });
});
