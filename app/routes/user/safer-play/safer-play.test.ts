import { satang } from "schemas/amount";
import { contract } from "schemas/contract";
import { expect, test } from "vitest";
import { createMemoryStore } from "../../../../tests/support/memory-store";
import { contextWith } from "../../../../tests/support/request-context";
import { entriesUntil, entryWith, statementOf } from "../../../../tests/support/statement";
import { keepStart, netDeposits, realityDueIn, realityFacts } from "./safer-play.server";

const NOW = Date.UTC(2026, 10, 21, 3, 20);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const asking = (cookie = "") => new Request("http://kapao.test/user/home", { headers: { cookie } });
const signedIn = (minutesAgo: number) => ({
  session: { id: "one", signedInAt: NOW - minutesAgo * MINUTE_MS },
});

test("it is due every so many minutes from signing in, as the brand says", () => {
  const every = (reminderMinutes: number) => contextWith({ brand: { saferPlay: { reminderMinutes } } });
  expect(realityDueIn(asking(), signedIn(20), every(60), NOW)).toBe(40 * MINUTE_MS);
  expect(realityDueIn(asking(), signedIn(20), every(30), NOW)).toBe(10 * MINUTE_MS);
  expect(realityDueIn(asking(), signedIn(90), every(60), NOW)).toBe(0);
});

test("from the last one shown in this browser on, whichever tab showed it; not from one of an earlier sign-in or of the future", () => {
  const context = contextWith({ brand: { saferPlay: { reminderMinutes: 60 } } });
  const due = (shownAt: number) => realityDueIn(asking(`reality=${shownAt}`), signedIn(90), context, NOW);
  expect(due(NOW - 10 * MINUTE_MS)).toBe(50 * MINUTE_MS);
  expect(due(NOW - 70 * MINUTE_MS)).toBe(0);
  expect(due(NOW - 100 * MINUTE_MS)).toBe(0);
  expect(due(NOW + HOUR_MS)).toBe(0);
  expect(realityDueIn(asking("reality=nonsense"), signedIn(90), context, NOW)).toBe(0);
});

test("a brand without it is never due and keeps nothing", async () => {
  const store = createMemoryStore();
  const context = contextWith({ brand: { features: { realityCheck: false } }, store });
  expect(realityDueIn(asking(), signedIn(90), context, NOW)).toBeNull();
  await keepStart(signedIn(0), satang(1), context, NOW);
  expect(await store.read("reality:one")).toBeNull();
});

test("deposits that came in and withdrawals that left are no gain and no loss; what never moved counts nothing", () => {
  const entry = (statementType: string, amount: number, status = "SUCCESS") =>
    entryWith({ statementType, amount: satang(amount), status });
  const entries = [
    entry("deposit", 1_000),
    entry("deposit", 7, "PENDING"),
    entry("withdraw", 300),
    entry("withdraw", 200, "PENDING"),
    entry("withdraw", 7, "FAILED"),
    entry("transfer", 7),
    entry("bonus", 7),
  ];
  expect(netDeposits(entries)).toBe(500);
});

test("what is omitted because it cannot be read is not taken for a gain or a loss: a game, or an entry", async () => {
  const { wallet, statement } = contract;
  const profile = { _id: "1", username: "u", name: "n" };
  const slot = (amount: unknown) => ({ code: "PG", name: "PG", category: "slot", isActive: true, amount });
  const entry = (amount: unknown) => ({
    statementType: "deposit",
    status: "SUCCESS",
    amount,
    createdAt: new Date(NOW - MINUTE_MS).toISOString(),
  });
  const net = async (game: unknown, deposit: unknown) => {
    const sent = { profile, wallet: { amount: 900 }, slots: [slot(game)] };
    const money = wallet.get.response.parse(sent);
    const list = statement.list.response.parse({ statements: [entry(deposit)], total: 1 });
    const operator = { wallet: { get: async () => money }, statement: { list: async () => list } };
    const { session } = signedIn(65);
    const context = contextWith({ store: createMemoryStore() });
    await keepStart({ session }, satang(100_000), context, NOW - HOUR_MS);
    const member = { session, operator } as unknown as Parameters<typeof realityFacts>[0];
    return (await realityFacts(member, context, NOW)).net;
  };
  expect(await net(150, 50)).toBe(0);
  expect(await net("1,50", 50)).toBeNull();
  expect(await net(150, "fifty")).toBeNull();
});

interface Now {
  wallet: number;
  games: number[];
  entries?: ReturnType<typeof entriesUntil>;
}

/** The check's facts an hour and 5 minutes after signing in with 1,000.00, at 09:20 in Bangkok. */
async function factsWith({ wallet, games, entries = [] }: Now, store = createMemoryStore()) {
  const context = contextWith({
    store,
    brand: { saferPlay: { reminderMinutes: 60, ageConfirmation: true } },
  });
  const start = NOW - HOUR_MS;
  const { session } = signedIn(65);
  await keepStart({ session }, satang(100_000), context, start);
  await keepStart({ session }, satang(5), context, NOW);
  const slots = games.map((amount) => ({ amount: satang(amount) }));
  const operator = {
    wallet: { get: async () => ({ wallet: { amount: satang(wallet) }, slots, omitted: [] }) },
    statement: { list: statementOf(entries).list },
  };
  const member = { session, operator } as unknown as Parameters<typeof realityFacts>[0];
  return realityFacts(member, context, NOW);
}

test("it says the time signed in, and the change since the first figures of this sign-in", async () => {
  const facts = await factsWith({ wallet: 30_000, games: [30_000, 5_000] });
  expect(facts).toMatchObject({ minutes: 65, since: "21/11/2026 09:20", net: -35_000, everyMinutes: 60 });
  expect(facts.saferPlay.minimumAge).toBe(20);
});

test("a deposit and a withdrawal since then are no part of the change; those before it neither", async () => {
  const at = (minutesAgo: number, statementType: string, amount: number) =>
    entryWith({ createdAt: NOW - minutesAgo * MINUTE_MS, statementType, amount: satang(amount) });
  const entries = [at(5, "withdraw", 20_000), at(30, "deposit", 50_000), at(90, "deposit", 999_999)];
  expect((await factsWith({ wallet: 130_000, games: [], entries })).net).toBe(0);
});

test("what cannot be told is not guessed: no beginning, a way back that is too long, or sums beyond any number", async () => {
  const many = entriesUntil(NOW, 3_000).map((entry) => ({ ...entry, createdAt: NOW - MINUTE_MS }));
  expect((await factsWith({ wallet: 1, games: [], entries: many })).net).toBeNull();
  const immense = entriesUntil(NOW, 100).map((entry) => ({
    ...entry,
    createdAt: NOW - MINUTE_MS,
    statementType: "deposit",
    amount: satang(1e14),
  }));
  expect((await factsWith({ wallet: 1, games: [], entries: immense })).net).toBeNull();
  const context = contextWith({ store: createMemoryStore() });
  const member = signedIn(65) as unknown as Parameters<typeof realityFacts>[0];
  expect(await realityFacts(member, context, NOW)).toMatchObject({ net: null, since: "21/11/2026 09:15" });
});
