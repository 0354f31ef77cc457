import { expect, test } from "./fixtures";
import { nextPrize } from "./member-rewards";
import { expectNone } from "./screens";
import { SpinScreen } from "./spin-screen";
import { expectUsable } from "./usable";

const small = { width: 320, height: 568 };

test("a prize stands on the brand's drawing and is received there; a miss has half the height and spins again from itself", async ({
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
  const art = page.locator("dialog .prize");
  await nextPrize(sandbox, member, "AGAIN");
  await screen.spin.click();
  await expect(screen.missed).toBeVisible();
  await axe(page);
  await expectUsable(page, "a miss");
  const missed = (await art.boundingBox())?.height ?? 0;
  await expect(screen.missed.locator(".primary")).toHaveText(t("spin:missed.again"));
  await nextPrize(sandbox, member, "MONEY50");
  await screen.missed.locator(".primary").click();
  await expect(screen.prize).toBeVisible();
  await axe(page);
  await expectUsable(page, "a prize");
  const won = (await art.boundingBox())?.height ?? 0;
  expect(missed / won).toBeLessThan(0.6);
  const mark = (await screen.prize.locator(".prize-mark").boundingBox()) ?? {
    x: 0,
    width: 0,
    y: 0,
    height: 0,
  };
  const [figure] = await screen.prize.locator(".prize-mark > span").all();
  const words = (await figure?.boundingBox()) ?? { x: 0, width: 999, y: 0, height: 0 };
  expect(words.x).toBeGreaterThan(mark.x);
  expect(words.x + words.width).toBeLessThan(mark.x + mark.width);
  expect(await sandbox.callsOf(member, "spinwheel.spin")).toHaveLength(2);
  await screen.prize.locator(".primary").click();
  await screen.review.locator("button[value=confirm]").click();
  await expect(screen.review).toBeHidden();
  await expect.poll(async () => (await sandbox.balances(member)).wallet).toBeGreaterThan(money(1_000));
  await expect(screen.hub).toContainText("1");
});
