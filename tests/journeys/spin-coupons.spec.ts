import { expect, test } from "./fixtures";
import { giveCoupon } from "./member-rewards";
import { SpinScreen } from "./spin-screen";
import { moneyPostsOf } from "./tap-twice";

test("coupons stand three to a page, and one is claimed after a confirmation, once however often that is tapped [2.67 4.25 7.60 7.61]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  for (const prize of ["MONEY5", "MONEY10", "GIFT", "MONEY50"]) await giveCoupon(sandbox, member, { prize });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await expect(screen.rows).toHaveCount(3);
  await page.getByRole("link", { name: t("public:pages.next") }).click();
  await expect(screen.rows).toHaveCount(1);
  await page.getByRole("link", { name: t("public:pages.previous") }).click();
  await expect(screen.rows).toHaveCount(3);
  await screen.rows.first().locator("button[value=review]").click();
  await expect(screen.review).toContainText("เงินรางวัล 50 บาท");
  const before = (await sandbox.callsOf(member, "spinwheel.setup")).length;
  await screen.review.getByRole("link", { name: t("public:common.cancel") }).click();
  await expect(screen.review).toBeHidden();
  await expect
    .poll(async () => (await sandbox.callsOf(member, "spinwheel.setup")).length)
    .toBeGreaterThan(before);
  expect(await sandbox.callsOf(member, "spinwheel.claim")).toEqual([]);

  await screen.rows.first().locator("button[value=review]").click();
  await expect(screen.review).toBeVisible();
  const posts = moneyPostsOf(page);
  await screen.review.locator("button[value=confirm]").dblclick();
  await expect(page.getByText(t("spin:coupons.claimed", { name: "เงินรางวัล 50 บาท" }))).toBeVisible();
  await expect(screen.review).toBeHidden();
  await expect(screen.rows.first()).not.toContainText("50 บาท");
  expect(posts()).toHaveLength(1);
  expect(await sandbox.callsOf(member, "spinwheel.claim")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(1_050);
});

test("confirming a claim is debounced by 500 ms: a tap counts when none came in the half second before it [9.25]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await giveCoupon(sandbox, member, { prize: "MONEY5" });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await screen.rows.first().locator("button[value=review]").click();
  await expect(screen.review).toBeVisible();
  const confirm = screen.review.locator("button[value=confirm]");
  await expect(confirm).toBeEnabled();
  const submitted = await confirm.evaluate((button) => {
    let submits = 0;
    // Nothing is sent, so that the dialog stays for the next tap.
    const hold = (event: Event) => {
      submits += 1;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("submit", hold, { capture: true });
    // The times are the events' own, whatever the machine has to do meanwhile.
    return [10_000, 10_499, 10_998, 11_498, 11_600, 12_100].map((time) => {
      const tap = new MouseEvent("click", { bubbles: true, cancelable: true });
      Object.defineProperty(tap, "timeStamp", { value: time });
      const before = submits;
      button.dispatchEvent(tap);
      return submits > before;
    });
  });
  expect(submitted).toEqual([true, false, false, true, false, true]);
  expect(await sandbox.callsOf(member, "spinwheel.claim")).toEqual([]);
});
