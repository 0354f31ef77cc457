import { expect, test } from "vitest";
import { catalogue } from "../../scripts/sandbox/seed/catalogue";
import { flavours } from "../../scripts/sandbox/seed/seeds";
import { earlierCookies } from "../journeys/reality";
import { testSecrets } from "../support/app";
import type { JourneyMember } from "../support/sandbox";
import { pages } from "./pages";

const { brand, sandbox, member, guest, signedIn } = pages();
const { t, priced, shown } = brand;
const CARD = `section[aria-label="${t("home:title")}"]`;
const gameCard = (code: string) => `li a[href$="/games/${code}"]`;

async function homeOf(who: JourneyMember) {
  return (await signedIn(who)).open("/user/home");
}

test("home shows the name, main wallet, sum of games, total and when all balances were last read [1.07 2.21 3.07 3.33 6.04 7.27]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/home");
  const page = await browser.open("/user/home");
  expect(page.text("h1")).toContain(who.name);
  expect(page.text(CARD)).toContain(`${t("home:total")}${priced(1_300.5)}`);
  expect(page.fact(t("home:mainWallet"), CARD)).toBe(priced(1_000));
  expect(page.fact(t("home:games"), CARD)).toBe(priced(300.5));
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: brand.config.timeZone, timeStyle: "medium" });
  const lately = Array.from({ length: 60 }, (_, ago) => clock.format(Date.now() - ago * 1_000));
  expect(lately).toContain(/\d\d:\d\d:\d\d/.exec(page.text(CARD))?.[0]);
});

test("the total counts raw amounts; the multiplier changes only what a card shows [2.27 3.09 6.04]", async () => {
  const who = await sandbox.make({ walletAmount: 10, games: { SLOTXO: 12.5, SLOTRACHA: 20, CIRCUS: 3 } });
  const page = await homeOf(who);
  expect(page.text(CARD)).toContain(`${t("home:total")}${priced(45.5)}`);
  expect(page.text(gameCard("SLOTXO"))).toContain(priced(12.5));
  expect(page.text(gameCard("SLOTXO"))).toContain(t("home:inGame", { amount: shown(125) }));
  expect(page.text(gameCard("SLOTRACHA"))).toContain(t("home:inGame", { amount: shown(2) }));
  expect(page.text(gameCard("CIRCUS"))).toContain(priced(3));
  expect(page.text(gameCard("CIRCUS"))).not.toContain(t("home:inGame", { amount: shown(3) }));
});

test("three carousels hold every game account: slot, sport with casino, lotto [1.15 2.26 9.28]", async () => {
  const page = await homeOf(await member());
  const games = catalogue(flavours[brand.seed]);
  const shelves = { slot: ["slot"], sport: ["sport", "casino"], lotto: ["lotto"] };
  for (const [name, categories] of Object.entries(shelves)) {
    const shelf = `section[aria-labelledby="shelf-${name}"]`;
    expect(page.text(`${shelf} h2`)).toBe(t(`home:${name as keyof typeof shelves}`));
    const own = games.filter(({ category }) => categories.includes(category));
    expect(page.texts(`${shelf} li`)).toEqual(own.map((game) => expect.stringContaining(game.name)));
  }
});

test("a card has logo, background, balance, name, and says whether the account is open [2.27 3.09]", async () => {
  const page = await homeOf(await member());
  const open = page.text(gameCard("JOKER"));
  expect(open).toContain(brand.game("JOKER"));
  expect(open).toContain(priced(250));
  expect(open).toContain(t("home:viewData"));
  for (const picture of ["background-JOKER", "logo-JOKER"]) {
    const image = page.one(`${gameCard("JOKER")} img[src*="${picture}"]`);
    const answer = await fetch(image.getAttribute("src") ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image/),
    ]);
  }
  expect(page.text(gameCard("SLOTXO"))).toContain(t("home:openAccount"));
  expect(page.text(gameCard("SLOTXO"))).toContain(priced(0));
  // If the operator has no picture: a pattern and initials instead.
  expect(page.all(`${gameCard("CIRCUS")} img`)).toEqual([]);
  expect(page.text(gameCard("CIRCUS"))).toContain("CI");
});

test("a category without a game keeps its heading, with a sentence [2.26]", async () => {
  const who = await member();
  const slots = [{ code: "JOKER", name: "Joker", category: "slot", isActive: true, amount: 5 }];
  const profile = { _id: who._id, name: who.name, username: who.username };
  const body = { profile, wallet: { amount: 5 }, slots };
  await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 200, body });
  const page = await homeOf(who);
  for (const name of ["sport", "lotto"] as const) {
    const shelf = `section[aria-labelledby="shelf-${name}"]`;
    expect(page.text(`${shelf} h2`)).toBe(t(`home:${name}`));
    expect(page.text(shelf)).toContain(t("home:noneHere"));
    expect(page.all(`${shelf} a`)).toEqual([]);
  }
});

test("the top bar has a name, the languages and a logout button [2.20]", async () => {
  const page = await homeOf(await member());
  expect(page.text("header a")).toBe(brand.config.name[brand.config.defaultLocale]);
  expect(page.one("header summary").getAttribute("aria-label")).toBe(`${t("public:common.language")} TH`);
  expect(page.button(t("member:frame.logout")).closest("form")?.getAttribute("action")).toBe("/logout");
});

test("very big figures and members without money or games are shown as exactly", async () => {
  const games = { JOKER: 123_456_789.01, PG: 0.01 };
  const rich = await homeOf(await sandbox.make({ walletAmount: 987_654_321.09, games }));
  expect(rich.text(CARD)).toContain(`${t("home:total")}${priced(1_111_111_110.11)}`);
  const poor = await homeOf(await sandbox.make({ games: {} }));
  expect(poor.text(CARD)).toContain(`${t("home:total")}${priced(0)}`);
});

test("a member without any game is told so, and where to ask", async () => {
  const who = await sandbox.make({ walletAmount: 5 });
  const profile = { _id: who._id, username: who.username, name: who.name };
  const body = { profile, wallet: { amount: 5 }, slots: [] };
  await sandbox.fault(who, { endpoint: "wallet.get", kind: "status", status: 200, body });
  const page = await homeOf(who);
  expect(page.text(CARD)).toContain(`${t("home:total")}${priced(5)}`);
  expect(page.text("main")).toContain(t("home:noGames"));
  expect(page.all('main a[href="/user/contact"]').map((link) => link.textContent)).toEqual([
    t("member:frame.contact"),
  ]);
});

test("every call for a member bears the token and says wallet-user, whose phone it is and from where [7.02]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/home");
  await browser.open("/user/home/transfer");
  const calls = await sandbox.callsOf(who);
  expect(calls.map(({ endpoint }) => endpoint)).toContain("wallet.refreshSlots");
  for (const { endpoint, headers, status } of calls) {
    expect([endpoint, status]).toEqual([endpoint, 200]);
    expect(headers).toMatchObject({
      "x-requested-with": "wallet-user",
      "x-forwarded-for": "127.0.0.1",
      "user-agent": browser.visitor.userAgent,
    });
    expect(headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
  }
  const guests = (await sandbox.calls({})).filter(({ username }) => username === null);
  expect(guests.every(({ headers }) => headers["x-requested-with"] === "wallet-user")).toBe(true);
});

test("a line on home leads to the reality check once it is due, and logging out is as near as going on", async () => {
  const { reminderMinutes } = brand.config.saferPlay;
  const who = await member();
  const visit = async (minutesAgo: number) => {
    const browser = guest();
    const cookies = await earlierCookies({ sandbox, secrets: testSecrets }, who, minutesAgo);
    for (const { name, value } of cookies) browser.visitor.remember(name, value);
    await browser.open("/user/home");
    return browser;
  };
  const early = await visit(10);
  expect(early.page.text("main")).not.toContain(t("reality:show"));
  const browser = await visit(reminderMinutes + 65);
  const due = await browser.press(t("reality:show"));
  expect(due.path).toBe("/user/home?dialog=reality");
  expect(due.text("dialog")).toContain(t("reality:time"));
  const gone = await browser.follow(t("reality:continue"));
  expect([gone.path, gone.text("main").includes(t("reality:show"))]).toEqual(["/user/home", false]);
  await browser.open("/user/home?dialog=reality");
  expect(browser.page.all('dialog form[action="/logout"]')).toHaveLength(1);
  expect((await browser.press(t("member:frame.logout"))).path).toBe("/login");
});
