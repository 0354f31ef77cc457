import { expect, test } from "./fixtures";
import { GameScreen } from "./game-screen";
import { expectOutcomePage } from "./outcome-screen";

test("a game without a place on the web takes the money, and is off at zero [2.47 5.32 7.34]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, money } = brand;
  const screen = await new GameScreen(page, brand, "HUAYHD").visit();
  await expect(screen.play).toHaveCount(0);
  await expect(screen.dialog.getByRole("button", { name: t("games:noApp") })).toHaveCount(2);
  for (const app of await screen.dialog.getByRole("button", { name: t("games:noApp") }).all())
    await expect(app).toBeDisabled();
  await expect(screen.move).toContainText(brand.shown(money(1_280.5)));
  await screen.move.click();
  await expectOutcomePage(page, t("games:outcome.transferAll.done"));
  const { wallet, games } = await sandbox.balances(member);
  expect([wallet, games.HUAYHD, games.JOKER, games.PG]).toEqual([0, money(1_300.5), 0, 0]);
  await page.getByRole("link", { name: t("games:outcome.toGame") }).click();
  await expect(screen.move).toBeDisabled();
  await expect(screen.move).toHaveAccessibleDescription(t("games:moveHint.empty"));
});

test("a web game that the brand's file does not name is neither played nor filled: play is off, with the reason", async ({
  signedIn: page,
  brand: { t },
  member,
  sandbox,
}) => {
  const web = "https://play.new.example/";
  const game = { code: "NEW1", name: "Joker", category: "slot", amount: 5, web };
  const profile = { _id: member._id, name: member.name, username: member.username };
  const answer = (isActive: boolean) => ({ profile, wallet: { amount: 5 }, slots: [{ ...game, isActive }] });
  for (const isActive of [true, false]) {
    const body = answer(isActive);
    await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 200, body });
    await page.goto("/user/home");
    await expect(page.locator("a[href$='/NEW1']")).toContainText(t("home:viewData"));
    await page.goto("/user/home/games/NEW1");
    const dialog = page.getByRole("dialog");
    const play = dialog.getByRole("button", { name: t("games:play"), exact: true });
    await expect(play).toBeDisabled();
    await expect(play).toHaveAccessibleDescription(t("games:failed.place"));
    await expect(
      dialog.locator("button[value=move], button[value=activate], form[action$='/play']"),
    ).toHaveCount(0);
    await expect(dialog.locator("button[value=reset]")).toBeEnabled();
    await expect(dialog.locator("button[value=reveal]")).toHaveCount(isActive ? 1 : 0);
    await sandbox.heal(member);
  }
  expect(await sandbox.callsOf(member, "wallet.transferAll")).toEqual([]);
});
