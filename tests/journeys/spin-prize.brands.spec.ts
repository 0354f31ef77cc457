import { expect, test } from "./fixtures";
import { nextPrize } from "./member-rewards";
import { expectNone } from "./screens";
import { SpinScreen } from "./spin-screen";
import { expectUsable } from "./usable";

const small = { width: 320, height: 568 };

test("a result is what the operator's answer says, in one card, whether it is a prize or none; closing it shows the coupons anew [2.67]", async ({
  page,
  signIn,
  brand,
  sandbox,
  axe,
}) => {
  const { t, money, config } = brand;
  const member = await sandbox.make({ walletAmount: money(1_000), coin: 3 });
  await signIn(page.context(), member);
  if (!config.features.spin) return expectNone(page, "/user/spin", "/user/home");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(small);
  const screen = await new SpinScreen(page, brand).visitDrawn();
  const close = screen.prize.locator("[data-variant=primary]");
  for (const [spun, prize] of ["AGAIN", "MONEY50"].entries()) {
    await nextPrize(sandbox, member, prize);
    const reads = (await sandbox.callsOf(member, "spinwheel.coupons")).length;
    await screen.spin.click();
    await expect(screen.prize).toBeVisible();
    await axe(page);
    await expectUsable(page, prize);
    await expect(close).toHaveText(t("public:common.close"));
    await close.click();
    await expect(screen.prize).toBeHidden();
    await expect(screen.hub).toContainText(String(2 - spun));
    await expect(screen.rows).toHaveCount(spun);
    expect((await sandbox.callsOf(member, "spinwheel.coupons")).length).toBeGreaterThan(reads);
  }
  expect(await sandbox.callsOf(member, "spinwheel.spin")).toHaveLength(2);
  expect(await sandbox.callsOf(member, "statement.list")).toEqual([]);
});
