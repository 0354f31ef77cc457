import { expect, test } from "./fixtures";
import { GameScreen } from "./game-screen";

test("carousel and dialog are accessible: open, not open, shown, without a place on the web", async ({
  signedIn: page,
  brand,
  axe,
}) => {
  test.slow();
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
    await page.goto("/user/home");
    await axe(page);
    for (const code of ["SLOTXO", "HUAYHD", "JOKER"]) {
      await new GameScreen(page, brand, code).visit();
      await axe(page);
    }
    await new GameScreen(page, brand, "JOKER").show.click();
    await expect(page.getByRole("link", { name: brand.t("games:hide") })).toBeVisible();
    await axe(page);
  }
});
