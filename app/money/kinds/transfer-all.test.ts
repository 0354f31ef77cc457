import { describe, expect, test } from "vitest";
import { judge } from "~/money/judge/judge.server";
import type { IntentRecord, Snapshot, SnapshotEntry } from "~/money/once/record.server";

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

const entry = (amount: number): SnapshotEntry => ({
  type: "transfer",
  amount,
  createdAt: SENT + 50,
  status: "SUCCESS",
});
const both = [entry(50_000), entry(2_500)];

function stateAfter(
  balances: Record<string, number>,
  entries: SnapshotEntry[],
  takenAt = QUIET,
): string | null {
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

  test("is not refused where an entry shows that it moved other amounts than its look had seen", () => {
    const played = { wallet: 0, JOKER: 52_700, PG: 0, IMI: 0 };
    const entries = [entry(50_000), entry(2_600)];
    expect(stateAfter(played, entries)).toBeNull();
    expect(stateAfter(before.balances, [entry(2_600)])).toBeNull();
    // One that was sent ten minutes later is another operation's.
    const later = { ...entry(2_600), createdAt: SENT + 601_000 };
    expect(stateAfter(before.balances, [later])).toBe("refused");
  });

  test("with nothing to move is refused after the call's whole time, unless later money was moved, or may have been", () => {
    const empty = { ...before, balances: { wallet: 0, JOKER: 52_600, PG: 0, IMI: 0 } };
    const own = { ...record, snapshot: empty };
    const look = (takenAt: number, entries?: SnapshotEntry[]) => ({ ...empty, takenAt, entries });
    const told = (seen: Snapshot) => judge(own, seen, [])?.state ?? null;
    expect(told(look(QUIET - 1, []))).toBeNull();
    expect(told(look(QUIET, []))).toBe("refused");
    expect(told(look(QUIET, [entry(700)]))).toBeNull();
    expect(told(look(QUIET, undefined))).toBeNull();
  });

  test("is not told where another one that is lost may have moved the same money", () => {
    const money = { ...before, balances: { wallet: 700, JOKER: 52_600, PG: 0, IMI: 0 } };
    const nothing = { ...money, takenAt: SENT - 900, balances: { ...money.balances, wallet: 0 } };
    const first = {
      ...record,
      id: "first",
      startedAt: SENT - 1_010,
      sentAt: SENT - 1_000,
      snapshot: nothing,
    };
    const seen = { ...money, takenAt: QUIET, balances: { ...money.balances, wallet: 0, JOKER: 53_300 } };
    const own = { ...record, snapshot: money };
    expect(judge(own, { ...seen, entries: [entry(700)] }, [])?.state).toBe("done");
    expect(judge(own, { ...seen, entries: [entry(700)] }, [first])).toBeNull();
  });
});
