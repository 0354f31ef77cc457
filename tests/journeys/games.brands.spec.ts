import { expect, test } from "./fixtures";
import { arrivalsOf } from "./game-accounts";
import { GameScreen } from "./game-screen";

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
