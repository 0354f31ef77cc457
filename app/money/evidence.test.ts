import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judge } from "./evidence.server";
import type { Entry, IntentRecord, Snapshot } from "./record.server";

const SENT = 1_000_000;

const record = (snapshot: Partial<Snapshot> = {}): IntentRecord => ({
  id: "id",
  memberKey: "member",
  operation: "transfer",
  payloadHash: "hash",
  facts: { from: "wallet", to: "JOKER", amount: 10_000 },
  state: "unknown",
  startedAt: SENT,
  leaseUntil: SENT + 75_000,
  settledAt: SENT + 100,
  quietFrom: SENT + 5_100,
  snapshot: { takenAt: SENT, balances: { wallet: 50_000, JOKER: 0 }, names: {}, entries: [], ...snapshot },
});

const seen = (wallet: number, game: number, entries?: Entry[], takenAt = SENT + 60_000): Snapshot => ({
  takenAt,
  balances: { wallet, JOKER: game },
  names: {},
  entries,
});

const entry = (more: Partial<Entry> = {}): Entry => ({
  type: "transfer",
  amount: 10_000,
  createdAt: "2026-11-20T10:00:00.000Z",
  status: "SUCCESS",
  ...more,
});

describe("a transfer whose answer was lost", () => {
  test("is done when exactly one new entry of its amount succeeded, whatever play has done to the game since", () => {
    expect(judge(record(), seen(40_000, 7_777, [entry()]))).toBe("done");
  });

  test("is done when both balances moved by its amount and the statement cannot be read", () => {
    expect(judge(record(), seen(40_000, 10_000, undefined))).toBe("done");
  });

  test("is refused when nothing moved and no entry came, once the operator has had time", () => {
    expect(judge(record(), seen(50_000, 0, []))).toBe("refused");
    expect(judge(record(), seen(50_000, 0, [], SENT + 5_000))).toBeNull();
    expect(judge({ ...record(), quietFrom: undefined }, seen(50_000, 0, []))).toBeNull();
  });

  test("is done when the operator wrote an entry for each account and both balances moved", () => {
    const both = [entry(), entry({ type: "TRANSFER" })];
    expect(judge(record(), seen(40_000, 10_000, both))).toBe("done");
    expect(judge(record(), seen(45_000, 10_000, both))).toBeNull();
    expect(judge(record(), seen(40_000, 10_000, [entry(), entry({ status: "PENDING" })]))).toBeNull();
  });

  test("is refused when its entry failed and nothing moved", () => {
    expect(judge(record(), seen(50_000, 0, [entry({ status: "FAILED" })]))).toBe("refused");
  });

  test("stays unknown while its entry is in progress, or when the evidence is ambiguous", () => {
    expect(judge(record(), seen(50_000, 0, [entry({ status: "PENDING" })]))).toBeNull();
    expect(
      judge(record(), seen(30_000, 20_000, [entry(), entry({ createdAt: "2026-11-20T10:00:01.000Z" })])),
    ).toBeNull();
    expect(judge(record(), seen(45_000, 0, []))).toBeNull();
  });

  test("takes no entry for its own that stood there before it was sent, or is of another amount or kind", () => {
    const old = entry();
    expect(judge(record({ entries: [old] }), seen(50_000, 0, [old]))).toBe("refused");
    expect(judge(record(), seen(50_000, 0, [entry({ amount: 20_000 })]))).toBe("refused");
    expect(judge(record(), seen(50_000, 0, [entry({ type: "deposit" })]))).toBe("refused");
  });

  test("says nothing without a snapshot, or after a later operation began", () => {
    expect(judge({ ...record(), snapshot: undefined }, seen(40_000, 10_000, [entry()]))).toBeNull();
    expect(judge({ ...record(), isClosed: true }, seen(40_000, 10_000, [entry()]))).toBeNull();
  });

  test("is never refused when money moved, and never done when none did", () => {
    const amounts = fc.integer({ min: 0, max: 100_000 });
    const statuses = fc.constantFrom("SUCCESS", "FAILED", "PENDING");
    const entries = fc.option(
      fc.array(
        statuses.map((status) => entry({ status })),
        { maxLength: 3 },
      ),
      { nil: undefined },
    );
    fc.assert(
      fc.property(amounts, amounts, entries, (wallet, game, list) => {
        const verdict = judge(record(), seen(wallet, game, list));
        const isUntouched = wallet === 50_000 && game === 0;
        if (verdict === "refused") expect(isUntouched).toBe(true);
        if (verdict === "done" && isUntouched)
          expect(list?.some(({ status }) => status === "SUCCESS")).toBe(true);
      }),
    );
  });
});
