import { expect, test } from "./fixtures";
import { RefundScreen } from "./refund-screen";
import { befriend, lose } from "./rewards";
import { setTextSize } from "./text-size";

test("banners, dialog and facts are accessible and fit, in letters half as large again", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  test.slow();
  await lose({ brand, member, sandbox });
  await befriend({ brand, member, sandbox });
  const screen = new RefundScreen(page, brand);
  // The row of banners is reachable by Tab before and without script.
  const html = await (await page.request.get("/user/home/refund")).text();
  expect(html).toMatch(/<ul[^>]+tabindex="0"/i);
  await setTextSize(page, 150);
  const overflow = () =>
    page.evaluate(() => {
      const box = document.querySelector("dialog") ?? document.documentElement;
      return box.scrollWidth - box.clientWidth;
    });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
    const paths = [
      "refund",
      "refund?page=1",
      ...(brand.config.features.invite ? ["invite", "invite?page=1"] : []),
    ];
    for (const path of paths) {
      await page.goto(`/user/home/${path}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await axe(page);
      expect(await overflow(), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await screen.open();
    await screen.asBonus.click();
    await expect(screen.review).toBeVisible();
    await axe(page);
  }
});
