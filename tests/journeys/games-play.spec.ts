import { expect, test } from "./fixtures";
import { arrivalsOf, setAccount } from "./game-accounts";
import { GameScreen, tapPlay } from "./game-screen";

test("a game opens by itself in a tab of its own, by form, link, query and one-time link, as the account is spelt, and leaves no referrer [2.46 4.32 4.33 4.34 4.35 4.36]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  for (const [code, how] of [
    ["JOKER", "form"],
    ["SEXYGAME", "link"],
    ["SUPERSLOT", "query"],
    ["PG", "auto-login"],
  ] as const) {
    const username = `a/b %25+ก${code}`.slice(0, 16);
    await setAccount(sandbox, member, { code, isActive: true, username, password: "p/w %2F?&#= รหัส+ผ่าน" });
    const tab = await tapPlay(await new GameScreen(page, brand, code).visit());
    await expect(tab.locator("body")).toContainText(`(${code})`);
    const arrivals = await sandbox.control<object[]>("GET", `/arrivals?provider=${code}`);
    const person = how === "link" ? {} : { username };
    expect(arrivals.at(-1), code).toMatchObject({ how, accepted: true, referer: null, ...person });
    await tab.close();
  }
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
