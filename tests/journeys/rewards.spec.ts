import { BonusScreen, expectReceived, heldBy } from "./bonus-screen";
import { expect, test } from "./fixtures";
import { expectInviteOutcome, InviteScreen } from "./invite-screen";
import { OUTCOME } from "./outcome-screen";
import { expectRefundOutcome, RefundScreen } from "./refund-screen";
import { befriend, lose } from "./rewards";
import { nextPrize, SpinScreen } from "./spin-screen";

test("one member, without script: invite bonus, refund, a spin with its coupon, a promotion code [1.08 1.11]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await befriend({ brand, member, sandbox });
  await lose({ brand, member, sandbox });
  const before = (await sandbox.balances(member)).wallet;

  await page.goto("/user/home");
  const ready = page.getByRole("list", { name: brand.t("home:ready.title") });
  await expect(ready).toContainText(brand.priced(brand.money(350)));
  await expect(ready).toContainText(brand.priced(brand.money(10)));

  const invite = new InviteScreen(page, brand);
  await invite.open();
  await invite.receive.click();
  await expectInviteOutcome(page, brand, "done");

  const refund = new RefundScreen(page, brand);
  await refund.open();
  await refund.toWallet.click();
  await refund.confirm.click();
  await expectRefundOutcome(page, brand, "done");
  expect((await sandbox.balances(member)).wallet).toBe(before + brand.money(360));

  await nextPrize(sandbox, member, "MONEY100");
  const wheel = await new SpinScreen(page, brand).visit();
  await wheel.spin.click();
  await expect(page).toHaveURL(OUTCOME);
  await wheel.visit();
  await wheel.claimFirst();
  await expect(page).toHaveURL(OUTCOME);
  expect((await sandbox.balances(member)).wallet).toBe(before + brand.money(460));

  const bonus = new BonusScreen(page, brand);
  await bonus.open();
  await bonus.find("NOV15");
  await bonus.receivePromotion.click();
  await bonus.confirm.click();
  await expectReceived(page, brand, "promotion");
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "NOV15" });
});

test("every address beneath /user has its screen, and only its member's [2.04]", async ({
  signedIn: page,
  browser,
  house,
}) => {
  const stranger = await browser.newContext({ baseURL: house.url });
  for (const name of ["home", "profile", "bonus", "statement", "contact", "spin"]) {
    const answer = await page.goto(`/user/${name}`);
    expect(answer?.status(), name).toBe(200);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const refused = await stranger.request.get(`/user/${name}`, { maxRedirects: 0 });
    expect([refused.status(), refused.headers().location], name).toEqual([302, "/login"]);
  }
  await stranger.close();
});
