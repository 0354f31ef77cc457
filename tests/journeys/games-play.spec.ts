import type { Arrival } from "../../scripts/sandbox/provider/arrivals";
import { expect, test } from "./fixtures";
import { accountAt, arrivalsOf, doorOf, GameScreen, newest, switchGame, tapPlay } from "./game-screen";

/** How a player signs in at each provider (specification, sections 4 and 7). */
const ways: Record<string, Arrival["how"]> = {
  ...{ JOKER: "form", UFABET: "form", SLOTXO: "form", SEXYGAME: "link", SUPERSLOT: "query" },
  ...{ PG: "auto-login", BETFLIX: "auto-login", AREASLOT: "auto-login", JOKER2: "auto-login" },
  ...{ HUAYHD: "auto-login", ASKMEBET: "auto-login-with-password", IMI: "auto-login-with-password" },
  ...{ USUN: "auto-login-with-password", CIRCUS: "auto-login-with-password" },
  ...{ SLOTRACHA: "auto-login-with-password", PGSLOT: "auto-login-with-password" },
};
const codes = Object.keys(ways);

for (const withScript of [true, false]) {
  test(`all sixteen providers get the right account and all the money, ${withScript ? "with" : "without"} script [2.46 4.32 4.33 4.34 4.35 4.36 5.36 7.34 7.66 7.67 9.29]`, async ({
    page: scripted,
    noScript,
    signIn,
    house,
    brand,
    sandbox,
  }) => {
    test.slow();
    const page = withScript ? scripted : noScript;
    const games = Object.fromEntries(codes.map((code) => [code, 0]));
    const member = await sandbox.make({ walletAmount: 500, games });
    await signIn(page.context(), member);
    const website = new URL(await doorOf(page, house.url, "JOKER"));
    for (const code of codes) {
      const account = await accountAt(sandbox, member, code);
      await switchGame(sandbox, member, code, { web: `${website.origin}/${code}` });
      await sandbox.control("POST", `/members/${member.username}/credit`, { amount: 1 });
      const before = await sandbox.balances(member);
      const total = before.wallet + Object.values(before.games).reduce((sum, amount) => sum + amount, 0);
      const since = (await sandbox.control<Arrival[]>("GET", "/arrivals")).at(-1)?.id ?? 0;
      const screen = await new GameScreen(page, brand, code).visit();
      const how = ways[code];
      // Without JavaScript the form for some providers is not submitted automatically, so press its button.
      const tab = await tapPlay(screen, !withScript && how === "form");
      await expect(tab.locator("body")).toContainText(`(${code})`);
      const arrival = await newest(sandbox, code, since);
      expect(arrival, code).toMatchObject({
        provider: code,
        how,
        accepted: true,
        reason: null,
        referer: null,
      });
      if (how !== "link")
        expect(arrival).toMatchObject({ username: account.username, member: member.username });
      const after = await sandbox.balances(member);
      expect([code, after.wallet, after.games[code]]).toEqual([code, 0, total]);
      await tab.close();
    }
    expect(await sandbox.callsOf(member, "wallet.transferAll")).toHaveLength(codes.length);
    expect(await sandbox.isExact()).toBe(true);
  });
}

test("user names and passwords with slashes, percent signs, spaces and Thai arrive as they are [4.34 7.67]", async ({
  page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  for (const code of ["SUPERSLOT", "IMI", "PG", "JOKER"]) {
    const username = "a/b %25+ก".slice(0, 12) + code;
    const password = "p/w %2F?&#= รหัส+ผ่าน";
    await sandbox.control("POST", `/members/${member.username}/accounts`, {
      code,
      isActive: true,
      username,
      password,
    });
    const screen = await new GameScreen(page, brand, code).visit();
    const tab = await tapPlay(screen);
    await expect(tab.locator("body")).toContainText(`(${code})`);
    expect((await arrivalsOf(sandbox, member, code)).at(-1)).toMatchObject({
      username,
      accepted: true,
      reason: null,
    });
    await tab.close();
  }
});

test("links that lead elsewhere are refused before any money moves, and said in the tab of the game", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const hostile = [
    "javascript:alert(1)",
    "https://evil.example/",
    "https://user:pw@www.joker.example/",
    "http://127.0.0.1:1/",
  ];
  for (const web of hostile) {
    await switchGame(sandbox, member, "JOKER", { web });
    const screen = await new GameScreen(page, brand, "JOKER").visit();
    const opened = page.context().waitForEvent("page");
    await screen.play.click();
    const tab = await opened;
    await expect(tab.getByText(brand.t("games:failed.place"))).toBeVisible();
    expect(new URL(tab.url()).pathname).toBe("/user/home/games/JOKER");
    await tab.close();
  }
  expect(await sandbox.callsOf(member, "wallet.transferAll")).toEqual([]);
  await switchGame(sandbox, member, "PG", { link: "https://evil.example/" });
  const screen = await new GameScreen(page, brand, "PG").visit();
  const opened = page.context().waitForEvent("page");
  await screen.play.click();
  const tab = await opened;
  await expect(tab.getByText(brand.t("games:failed.moved"))).toBeVisible();
});

test("the hand-over page names one provider, keeps nothing and leaves no referrer; no log has the credentials", async ({
  signedIn: page,
  house,
  brand,
  member,
  sandbox,
  logLines,
}) => {
  const secrets: string[] = [];
  for (const code of ["JOKER", "SUPERSLOT", "PG"]) {
    const screen = new GameScreen(page, brand, code);
    await sandbox.control("POST", `/members/${member.username}/accounts`, {
      code,
      isActive: true,
      password: `canary-${code}-51d0`,
    });
    secrets.push(`canary-${code}-51d0`);
    await screen.visit();
    const intent = await screen.dialog.locator("form[action$='/play'] input[name=intent]").inputValue();
    const answer = await page.context().request.post(`${house.url}${screen.path}/play`, { form: { intent } });
    const headers = answer.headers();
    expect(answer.status()).toBe(200);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toContain("no-store");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    ]);
    expect(answer.url()).not.toContain("canary");
    const tab = await tapPlay(screen);
    await expect(tab.locator("body")).toContainText(`(${code})`);
    expect((await arrivalsOf(sandbox, member, code)).at(-1)).toMatchObject({ referer: null });
    await tab.close();
  }
  for (const secret of secrets) expect(logLines().filter((line) => line.includes(secret))).toEqual([]);
});

test("a reload of the hand-over, and coming back signed out, lead to the dialog", async ({
  signedIn: page,
  house,
}) => {
  await page.goto("/user/home/games/JOKER/play");
  await expect(page).toHaveURL("/user/home/games/JOKER");
  const missing = await page.goto("/user/home/games/NOSUCH");
  expect(missing?.status()).toBe(404);
  await page.context().clearCookies();
  const answer = await page.request.post(`${house.url}/user/home/games/JOKER/play`, {
    form: {},
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/login");
});
