import { expect, test } from "./fixtures";
import { arrivalsOf, GameScreen, tapPlay } from "./game-screen";

test("with nothing in the main wallet the game opens and nothing is moved [5.31]", async ({
  page,
  signIn,
  brand,
  sandbox,
}) => {
  const member = await sandbox.make({ walletAmount: 0, games: { JOKER: 7, PG: 5 } });
  await signIn(page.context(), member);
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  await expect(screen.play).toHaveText(brand.t("games:play"));
  const tab = await tapPlay(screen);
  await expect(tab.locator("body")).toContainText("(JOKER)");
  expect(await sandbox.callsOf(member, "wallet.transferAll")).toEqual([]);
  expect((await sandbox.balances(member)).games).toMatchObject({ JOKER: 7, PG: 5 });
});

test("with less than nothing in the main wallet it opens too, and nothing is moved [5.31]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { username, password } = member;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  const { body } = await sandbox.call("wallet.get", {}, { token });
  const owing = { ...(body as object), wallet: { amount: -4 } };
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "status", status: 200, body: owing });
  const tab = await tapPlay(await new GameScreen(page, brand, "JOKER").visit());
  await expect(tab.locator("body")).toContainText("(JOKER)");
  expect(await sandbox.callsOf(member, "wallet.transferAll")).toEqual([]);
});

test("a transfer of unknown outcome is told, and the game can be opened all the same", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  await sandbox.fault(member, { endpoint: "wallet.transferAll", kind: "reset-after", times: 1 });
  for (const code of ["JOKER", "PG"]) {
    const screen = await new GameScreen(page, brand, code).visit();
    if (code === "PG")
      await sandbox.fault(member, { endpoint: "wallet.transferAll", kind: "reset-before", times: 1 });
    const opened = page.context().waitForEvent("page");
    await screen.play.click();
    const tab = await opened;
    await expect(tab.getByRole("heading")).toHaveText(t("games:held.unknownTitle"));
    await expect(tab.getByRole("link", { name: t("games:held.look") })).toHaveAttribute(
      "href",
      /\/user\/outcome\//,
    );
    expect(await arrivalsOf(sandbox, member, code)).toEqual([]);
    const door = {
      form: tab.getByRole("button"),
      link: tab.getByRole("link", { name: t("games:opensHere.action") }),
    };
    await (code === "JOKER" ? door.form : door.link).click();
    await expect(tab.locator("body")).toContainText(`(${code})`);
    expect(await arrivalsOf(sandbox, member, code)).toMatchObject([{ accepted: true }]);
    await tab.close();
    await sandbox.control("POST", `/members/${member.username}/credit`, { amount: 3 });
  }
  expect(await sandbox.callsOf(member, "wallet.transferAll")).toHaveLength(2);
});

test("a refused transfer is told with its reason, and the balance in the game can be played", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await sandbox.flag(member, { bonus: "day" });
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  const opened = page.context().waitForEvent("page");
  await screen.play.click();
  const tab = await opened;
  await expect(tab.getByRole("heading")).toHaveText(brand.t("games:held.refusedTitle"));
  await expect(tab.locator("main")).toContainText(
    `${brand.say("errors:BONUS_REMAINING")} ${brand.t("games:held.canPlay")}`,
  );
  await expect(tab.locator("main")).not.toContainText(brand.t("games:held.refusedText"));
  await tab.getByRole("button").click();
  await expect(tab.locator("body")).toContainText("(JOKER)");
});

test("a double tap moves the money once, and the same form opens the game again", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await sandbox.fault(member, { endpoint: "wallet.transferAll", kind: "delay", delayMs: 300 });
  const screen = await new GameScreen(page, brand, "JOKER").visit();
  await screen.play.dblclick();
  await expect.poll(async () => (await arrivalsOf(sandbox, member, "JOKER")).length).toBeGreaterThan(0);
  await expect.poll(() => page.context().pages().length).toBe(3);
  expect(await sandbox.callsOf(member, "wallet.transferAll")).toHaveLength(1);
});
