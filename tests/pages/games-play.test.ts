import { expect, test } from "vitest";
import type { Arrival } from "../../scripts/sandbox/state/arrivals";
import { accountAt, arrivalsOf, setAccount, switchGame } from "../journeys/game-accounts";
import type { PlainBrowser } from "../support/plain-browser";
import { gamePath, goesOnByItself, goIn, PLAY } from "./game-account";
import { outcomeOf } from "./money-dialog";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, member, signedIn } = site;
const { t } = brand;

/** How a player signs in at each provider (specification, sections 4 and 7). */
const ways: Record<string, Arrival["how"]> = {
  ...{ JOKER: "form", UFABET: "form", SLOTXO: "form", SEXYGAME: "link", SUPERSLOT: "query" },
  ...{ PG: "auto-login", BETFLIX: "auto-login", AREASLOT: "auto-login", JOKER2: "auto-login" },
  ...{ HUAYHD: "auto-login", ASKMEBET: "auto-login-with-password", IMI: "auto-login-with-password" },
  ...{ USUN: "auto-login-with-password", CIRCUS: "auto-login-with-password" },
  ...{ SLOTRACHA: "auto-login-with-password", PGSLOT: "auto-login-with-password" },
};
const codes = Object.keys(ways);

/** Presses play in the game's dialog. */
async function play(browser: PlainBrowser, code: string) {
  const dialog = await browser.open(gamePath(code));
  return browser.press(dialog.text(PLAY));
}

const transfers = (who: { username: string }) =>
  sandbox.calls({ username: who.username, endpoint: "wallet.transferAll" });

test("all sixteen providers get the right account and all the money [2.46 4.32 4.33 4.34 4.35 7.34 7.66 7.67 9.29]", async () => {
  const games = Object.fromEntries(codes.map((code) => [code, 0]));
  const who = await sandbox.make({ walletAmount: 500, games });
  const browser = await signedIn(who);
  const website = new URL((await browser.open(gamePath("JOKER"))).link("Android")).origin;
  for (const code of codes) {
    const account = await accountAt(sandbox, who, code);
    await switchGame(sandbox, who, code, { web: `${website}/${code}` });
    await sandbox.control("POST", `/members/${who.username}/credit`, { amount: 1 });
    const before = await sandbox.balances(who);
    const total = before.wallet + Object.values(before.games).reduce((sum, amount) => sum + amount, 0);
    const since = (await sandbox.control<Arrival[]>("GET", "/arrivals")).at(-1)?.id ?? 0;
    const page = await play(browser, code);
    expect([code, page.path, goesOnByItself(page)]).toEqual([code, `${gamePath(code)}/play`, true]);
    expect(await goIn(page)).toContain(`(${code})`);
    const arrivals = await sandbox.control<Arrival[]>("GET", `/arrivals?provider=${code}&since=${since}`);
    const person = { username: account.username, member: who.username };
    const known = ways[code] === "link" ? {} : person;
    expect(arrivals, code).toMatchObject([
      { how: ways[code], accepted: true, reason: null, referer: null, ...known },
    ]);
    const after = await sandbox.balances(who);
    expect([code, after.wallet, after.games[code]]).toEqual([code, 0, total]);
  }
  expect(await transfers(who)).toHaveLength(codes.length);
  expect(await sandbox.isExact()).toBe(true);
});

test("user names and passwords with slashes, percent signs, spaces and Thai arrive as they are [4.34 7.67]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const code of ["SUPERSLOT", "IMI", "PG", "JOKER"]) {
    const username = "a/b %25+ก".slice(0, 12) + code;
    await setAccount(sandbox, who, { code, isActive: true, username, password: "p/w %2F?&#= รหัส+ผ่าน" });
    expect(await goIn(await play(browser, code))).toContain(`(${code})`);
    const came = { username, accepted: true, reason: null };
    expect((await arrivalsOf(sandbox, who, code)).at(-1)).toMatchObject(came);
  }
});

test("links that lead elsewhere are refused before any money moves, and said in the tab of the game", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const web of [
    "javascript:alert(1)",
    "https://evil.example/",
    "https://user:pw@www.joker.example/",
    "http://127.0.0.1:1/",
  ]) {
    await switchGame(sandbox, who, "JOKER", { web });
    const page = await play(browser, "JOKER");
    expect([web, page.path]).toEqual([web, gamePath("JOKER")]);
    expect(page.text()).toContain(t("games:failed.place"));
  }
  expect(await transfers(who)).toEqual([]);
  await switchGame(sandbox, who, "PG", { link: "https://evil.example/" });
  expect((await play(browser, "PG")).text()).toContain(t("games:failed.moved"));
});

test("a game that cannot be opened hides nothing of the money: where its answer was lost, its outcome is shown with the reason", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await switchGame(sandbox, who, "PG", { link: "https://evil.example/" });
  await sandbox.fault(who, { endpoint: "wallet.transferAll", kind: "reset-after", times: 1 });
  const page = await play(browser, "PG");
  expect(page.path).toMatch(/^\/user\/outcome\//);
  expect(page.text()).toContain(t("games:failed.place"));
  expect(["checking", "done"]).toContain(outcomeOf(browser));
  expect(await transfers(who)).toHaveLength(1);
});

test("the hand-over page names one provider, keeps nothing and leaves no referrer; no log has the credentials", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const code of ["JOKER", "SUPERSLOT", "PG"]) {
    await setAccount(sandbox, who, { code, isActive: true, password: `canary-${code}-51d0` });
    const page = await play(browser, code);
    expect(page.status).toBe(200);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toContain("no-store");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    const provider = new URL((await browser.open(gamePath("JOKER"))).link("Android")).origin;
    expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual([provider]);
    expect(page.path).not.toContain("canary");
    expect(await goIn(page)).toContain(`(${code})`);
  }
  expect(site.logLines.filter((line) => /canary-\w+-51d0/.test(line))).toEqual([]);
});

test("a reload of the hand-over, and coming back signed out, lead to the dialog", async () => {
  const browser = await signedIn();
  expect((await browser.open(`${gamePath("JOKER")}/play`)).path).toBe(gamePath("JOKER"));
  expect((await browser.open(gamePath("NOSUCH"))).status).toBe(404);
  const answer = await site.guest().visitor.post(`${gamePath("JOKER")}/play`, {});
  expect(answer.headers.get("location")).toBe("/login");
});

test("with nothing in the main wallet, or less, the game opens and nothing is moved [5.31]", async () => {
  const who = await sandbox.make({ walletAmount: 0, games: { JOKER: 7, PG: 5 } });
  const browser = await signedIn(who);
  expect((await browser.open(gamePath("JOKER"))).text(PLAY)).toBe(t("games:play"));
  expect(await goIn(await play(browser, "JOKER"))).toContain("(JOKER)");
  const { username, password } = who;
  const { token } = (await sandbox.call("account.login", { username, password })).body as { token: string };
  const { body } = await sandbox.call("wallet.get", {}, { token });
  const owing = { ...(body as object), wallet: { amount: -4 } };
  await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 200, body: owing });
  expect(await goIn(await play(browser, "JOKER"))).toContain("(JOKER)");
  expect(await transfers(who)).toEqual([]);
  expect((await sandbox.balances(who)).games).toMatchObject({ JOKER: 7, PG: 5 });
});

test("a transfer of unknown outcome is told, and the game can be opened all the same", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const [code, kind] of [
    ["JOKER", "reset-after"],
    ["PG", "reset-before"],
  ] as const) {
    await sandbox.fault(who, { endpoint: "wallet.transferAll", kind, times: 1 });
    const page = await play(browser, code);
    expect(page.text("h1")).toBe(t("games:held.unknownTitle"));
    expect(page.link(t("games:held.look"))).toMatch(/\/user\/outcome\//);
    expect(goesOnByItself(page)).toBe(false);
    expect(await arrivalsOf(sandbox, who, code)).toEqual([]);
    expect(await goIn(page)).toContain(`(${code})`);
    expect(await arrivalsOf(sandbox, who, code)).toMatchObject([{ accepted: true }]);
    await sandbox.control("POST", `/members/${who.username}/credit`, { amount: 3 });
  }
  expect(await transfers(who)).toHaveLength(2);
});

test("a refused transfer is told with its reason, and the balance in the game can be played", async () => {
  const who = await member();
  await sandbox.flag(who, { bonus: "day" });
  const page = await play(await signedIn(who), "JOKER");
  expect(page.text("h1")).toBe(t("games:held.refusedTitle"));
  expect(page.text("main")).toContain(`${brand.say("errors:BONUS_REMAINING")} ${t("games:held.canPlay")}`);
  expect(page.text("main")).not.toContain(t("games:held.refusedText"));
  expect(goesOnByItself(page)).toBe(false);
  expect(await goIn(page)).toContain("(JOKER)");
});
