import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "./fixtures";
import { inEachLanguage } from "./languages";
import { OUTCOME } from "./outcome-screen";
import { giveCoupon, nextPrize, SpinScreen } from "./spin-screen";
import { moneyPostsOf } from "./tap-twice";

test("coupons stand three to a page, and one is claimed after a confirmation [2.67 4.25 7.60 7.61 9.17]", async ({
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
  await screen.claimFirst();
  await expect(page.getByText(t("spin:coupons.claimed", { name: "เงินรางวัล 50 บาท" }))).toBeVisible();
  await expect(screen.rows.first()).not.toContainText("50 บาท");
  expect((await sandbox.balances(member)).wallet).toBe(1_050);
});

test("a confirmation that is tapped twice claims once [9.25]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await giveCoupon(sandbox, member, { prize: "MONEY10" });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await screen.rows.first().locator("button[value=review]").click();
  await expect(screen.review).toBeVisible();
  const posts = moneyPostsOf(page);
  await screen.review.locator("button[value=confirm]").dblclick();
  await expect(screen.review).toBeHidden();
  await expect(screen.rows).toHaveCount(0);
  expect(posts()).toHaveLength(1);
  expect(await sandbox.callsOf(member, "spinwheel.claim")).toHaveLength(1);
});

test("each code of a spin or a claim is an alert of its own, in each language, and the wheel is read anew [8.10 8.31]", async ({
  signedIn: page,
  house: { url },
  brand,
  member,
  sandbox,
}) => {
  test.slow();
  const screen = new SpinScreen(page, brand);
  await giveCoupon(sandbox, member, { prize: "MONEY10" });
  const codes = [...errorGroups.coupon, "BONUS_REMAINING"] as const;
  await inEachLanguage(page, url, brand, async (say) => {
    for (const code of codes) {
      const text = say(code);
      const body = { success: false, error: code };
      for (const endpoint of ["spinwheel.claim", "spinwheel.spin"] as const) {
        await sandbox.fault(member, {
          endpoint,
          kind: "status",
          status: 200,
          when: "before",
          body,
          times: 1,
        });
      }
      await screen.visitDrawn();
      await screen.spin.click();
      await expect(page.getByRole("alert").first()).toHaveText(text);
      await page.locator("button[value=review]").first().click();
      await page.locator("dialog button[value=confirm]").click();
      await expect(page.locator("#coupons").getByRole("alert")).toHaveText(text);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
  });
  const { coin } = await sandbox.control<{ coin: number }>("GET", `/members/${member.username}/rewards`);
  expect(coin).toBe(2);
});

test("without script a coupon is looked at, then claimed, and its page says what it paid", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await giveCoupon(sandbox, member, { prize: "MONEY100" });
  const screen = await new SpinScreen(page, brand).visit();
  await screen.claimFirst();
  await expect(page).toHaveURL(OUTCOME);
  await expect(page.getByText("เงินรางวัล 100 บาท")).toBeVisible();
  expect((await sandbox.balances(member)).wallet).toBe(1_100);
});

test("wheel and claim work by keys alone, and no open dialog breaks a rule of access", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await axe(page);
  await nextPrize(sandbox, member, "MONEY5");
  await screen.hub.focus();
  await page.keyboard.press("Enter");
  await expect(screen.prize.getByRole("heading")).toBeFocused();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(screen.prize).toBeHidden();
  await screen.rows.first().locator("button").focus();
  await page.keyboard.press("Enter");
  await expect(screen.review.getByRole("heading")).toBeFocused();
  await axe(page);
  await screen.review.locator("button[value=confirm]").focus();
  await page.keyboard.press("Enter");
  await expect(screen.review).toBeHidden();
  await expect.poll(async () => (await sandbox.balances(member)).wallet).toBe(1_005);
});
