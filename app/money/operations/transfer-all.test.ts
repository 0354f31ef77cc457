import { describe, expect, test } from "vitest";
import { judge } from "../judge.server";
import type { Entry, IntentRecord, Snapshot } from "../record.server";

const SENT = 1_000_000;
const QUIET = SENT + 65_000;

const before: Snapshot = {
  takenAt: SENT - 5,
  balances: { wallet: 50_000, JOKER: 100, PG: 2_500, IMI: 0 },
  names: {},
  entries: [],
};

const record: IntentRecord = {
  id: "own",
  memberKey: "member",
  operation: "transfer-all",
  payloadHash: "hash",
  facts: { to: "JOKER" },
  state: "unknown",
  startedAt: SENT - 10,
  sentAt: SENT,
  leaseUntil: SENT + 75_000,
  settledAt: SENT + 100,
  quietFrom: QUIET,
  snapshot: before,
};

const entry = (amount: number): Entry => ({
  type: "transfer",
  amount,
  createdAt: SENT + 50,
  status: "SUCCESS",
});
const both = [entry(50_000), entry(2_500)];

function stateAfter(balances: Record<string, number>, entries: Entry[], takenAt = QUIET): string | null {
  return judge(record, { ...before, takenAt, balances, entries }, [])?.state ?? null;
}

describe("everything into one game, the answer lost", () => {
  test("is done when every balance went there, with an entry for each", () => {
    const moved = { wallet: 0, JOKER: 52_600, PG: 0, IMI: 0 };
    expect(stateAfter(moved, both)).toBe("done");
    expect(stateAfter({ ...moved, JOKER: 777 }, both)).toBe("done");
  });

  test("is refused when nothing moved, once the call's whole time has passed", () => {
    expect(stateAfter(before.balances, [])).toBe("refused");
    expect(stateAfter(before.balances, [], QUIET - 1)).toBeNull();
  });

  test("stays unknown where only a part is seen", () => {
    expect(stateAfter({ ...before.balances, wallet: 0, JOKER: 50_100 }, [entry(50_000)])).toBeNull();
  });
});
