import { expect, test } from "./fixtures";
import { accountAt } from "./game-accounts";
import { GameScreen, tapPlay } from "./game-screen";
import { awaitScript } from "./screens";

test("a whole card leads to its account, and Back closes it; the carousel and the dialog work by keys alone [2.27]", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/home");
  await awaitScript(page);
  const card = page.getByRole("link", { name: brand.game("JOKER") }).first();
  const box = await card.boundingBox();
  await card.click({ position: { x: 5, y: (box?.height ?? 0) - 5 } });
  await expect(page).toHaveURL("/user/home/games/JOKER");
  const screen = new GameScreen(page, brand, "JOKER");
  await expect(screen.dialog).toContainText(brand.priced(brand.money(250)));
  await page.goBack();
  await expect(page).toHaveURL("/user/home");
  await expect(screen.dialog).toBeHidden();

  await card.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: brand.game("PG") }).first()).toBeFocused();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(screen.dialog).toBeVisible();
  await screen.show.focus();
  await page.keyboard.press("Enter");
  await expect(screen.value(brand.t("games:password")).getByRole("button")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
});

test("user name and password come when they are asked for, and stand in no page before; a new password and a new account are shown in place [2.45 2.48 3.11 4.09 4.10 7.29 7.30 7.31]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const account = await accountAt(sandbox, member, "JOKER");
  const texts: Promise<string>[] = [];
  page.on("response", (answer) => texts.push(answer.text().catch(() => "")));
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  await awaitScript(page);
  const seen = await Promise.all(texts);
  expect(seen.some((text) => text.includes(brand.game("JOKER")))).toBe(true);
  expect(seen.filter((text) => text.includes(account.password) || text.includes(account.username))).toEqual(
    [],
  );
  expect(await sandbox.callsOf(member, "wallet.credentials")).toEqual([]);

  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await screen.show.click();
  expect((await answered).headers()["cache-control"]).toContain("no-store");
  await expect(screen.value(t("games:username"))).toContainText(account.username);
  await expect(screen.value(t("games:password"))).toContainText(account.password);
  await expect(screen.dialog.locator("input:not([type=hidden])")).toHaveCount(0);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await screen.value(t("games:password")).getByRole("button").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(account.password);
  await screen.dialog.getByRole("link", { name: t("games:hide") }).click();
  await expect(screen.dialog).not.toContainText(account.password);

  await screen.reset.click();
  await expect(screen.dialog).toContainText(t("games:resetDone"));
  const renewed = await accountAt(sandbox, member, "JOKER");
  expect(renewed.password).not.toBe(account.password);
  await expect(screen.value(t("games:password"))).toContainText(renewed.password);

  const other = await new GameScreen(page, brand, "SLOTXO").visit();
  await expect(other.play).toHaveCount(0);
  await other.open.click();
  await expect(other.dialog).toContainText(t("games:opened"));
  const { password } = await accountAt(sandbox, member, "SLOTXO");
  await expect(other.value(t("games:password"))).toContainText(password);
  await expect(other.play).toBeVisible();
});

test("without script an account is opened and shown, and its game opens by the hand-over's button [2.48 4.09 4.32]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  const screen = await new GameScreen(page, brand, "SLOTXO").visit();
  await screen.open.click();
  await expect(screen.dialog).toContainText(brand.t("games:opened"));
  const { password } = await accountAt(sandbox, member, "SLOTXO");
  await expect(screen.value(brand.t("games:password"))).toContainText(password);
  await screen.visit();
  await screen.show.click();
  await expect(screen.value(brand.t("games:password"))).toContainText(password);
  const tab = await tapPlay(screen, true);
  await expect(tab.locator("body")).toContainText("(SLOTXO)");
  expect(await sandbox.balances(member)).toMatchObject({ wallet: 0, games: { SLOTXO: 1_300.5 } });
});
