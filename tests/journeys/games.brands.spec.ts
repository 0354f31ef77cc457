import { expect, test } from "./fixtures";
import { arrivalsOf, GameScreen } from "./game-screen";

test("a game opens where the brand says, with the money of the brand's currency [2.46 4.36]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { shown, money, config } = brand;
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  await expect(screen.play).toContainText(shown(money(1_050.5)));
  if (config.games.openIn === "tab") {
    const opened = page.context().waitForEvent("page");
    await screen.play.click();
    await expect((await opened).locator("body")).toContainText("(JOKER)");
    await expect(screen.dialog).toBeVisible();
  } else {
    await screen.play.click();
    await expect(page.locator("body")).toContainText("(JOKER)");
    expect(page.context().pages()).toHaveLength(1);
  }
  expect(await arrivalsOf(sandbox, member, "JOKER")).toMatchObject([{ how: "form", accepted: true }]);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 0, games: { JOKER: money(1_300.5) } });
});

test("carousel and dialog are accessible: open, not open, shown, without a place on the web [2.26 2.45 2.48]", async ({
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
