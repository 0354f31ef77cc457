import { expect, test } from "./fixtures";
import { nextPrize } from "./member-rewards";
import { expectNone } from "./screens";
import { SpinScreen } from "./spin-screen";

test("the wheel is the brand's: drawn, spun and told in its language; without the feature there is none [2.66]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, config } = brand;
  await page.goto("/user/home");
  const tile = page.getByRole("link", { name: t("home:wheel.title") });
  if (!config.features.spin) {
    await expect(page.getByRole("button", { name: t("home:wheel.refreshAll") })).toBeVisible();
    return expectNone(page, "/user/spin", "/user/home");
  }
  await expect(tile).toContainText("2");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  const button = await screen.spin.boundingBox();
  const tabs = await page.getByRole("navigation").first().boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  await nextPrize(sandbox, member, "MONEY100");
  await screen.spin.click();
  await expect(screen.prize).toBeVisible();
  await expect.poll(() => screen.angle()).toBe(180);
});
