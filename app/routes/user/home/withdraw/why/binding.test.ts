import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import type { Entry, List } from "~/routes/user/statement-history.server";
import { readBinding } from "./binding.server";

const games = new Set(["JOKER", "Joker Gaming", "PG"]);
const [WALLET, JOKER] = ["Main wallet", "Joker Gaming"];

const at = Date.parse("2026-11-20T14:15:00Z");
let before = 0;

/** An entry; each is older than the one made before it. */
function entry(statementType: string, amount: number, more: Partial<Entry> = {}): Entry {
  before += 1_000;
  return {
    statementType,
    status: "SUCCESS",
    amount: satang(amount),
    createdAt: at - before,
    from: undefined,
    to: undefined,
    description: undefined,
    ...more,
  };
}

const bonus = (source?: string) => entry("bonus", 10_000, { description: { source } });
const move = (from: string | undefined, to: string | undefined, amount: number) =>
  entry("transfer", amount, { from, to });

function listOf(...statements: Entry[]): List {
  return async () => ({ statements, total: statements.length, omitted: [] });
}

const read = (entries: Entry[], type: string | null = "day") =>
  readBinding(listOf(...entries), { type: type ?? undefined }, games);

test("the newest entry of its source tells amount and time; what went into games since is added up", async () => {
  const received = bonus("bonus");
  const entries = [
    move(WALLET, JOKER, 50_000),
    entry("transfer", 700, { from: WALLET, to: JOKER, status: "FAILED" }),
    move(JOKER, WALLET, 20_000),
    move(JOKER, "PG", 9_000),
    bonus("invite"),
    move(WALLET, "PG", 75_000),
    received,
    move(WALLET, JOKER, 1),
  ];
  expect(await read(entries)).toEqual({
    amount: 10_000,
    since: received.createdAt,
    moved: { amount: 125_000, times: 2 },
  });
});

test("transfers whose names do not tell leave out what was moved, and nothing else", async () => {
  const received = bonus("promotion");
  for (const strange of [move(WALLET, "Old game", 1), move(undefined, JOKER, 1), move(WALLET, undefined, 1)])
    expect(await read([strange, received], "promotion")).toEqual({
      amount: 10_000,
      since: received.createdAt,
    });
});

test("where another entry may be the one, or none is, nothing is known", async () => {
  expect(await read([bonus("bonus")], null)).toBeNull();
  expect(await read([bonus("refund"), bonus("refund")], "refund")).toBeNull();
  expect(await read([bonus(), bonus("bonus")])).toBeNull();
  expect(await read([entry("finish_bonus", 0), bonus("bonus")])).toBeNull();
  expect(await read([move(WALLET, JOKER, 1)])).toBeNull();
});

test("an entry that cannot be read may be the newer one of a bonus that is paid without binding, too", async () => {
  const partly = (omitted: string[]): List => {
    const statements = [bonus("refund")];
    return async () => ({ statements, total: statements.length + omitted.length, omitted });
  };
  const since = { amount: 10_000 };
  expect(await readBinding(partly([]), { type: "refund" }, games)).toMatchObject(since);
  expect(await readBinding(partly(["statements.1.amount"]), { type: "refund" }, games)).toBeNull();
});

test("a long statement is not read for it to its end", async () => {
  const pages: number[] = [];
  const list: List = async ({ page }) => {
    pages.push(page);
    return {
      statements: Array.from({ length: 100 }, () => move(WALLET, JOKER, 1)),
      total: 9_000,
      omitted: [],
    };
  };
  expect(await readBinding(list, { type: "day" }, games)).toBeNull();
  expect(pages).toEqual([1, 2, 3]);
});
