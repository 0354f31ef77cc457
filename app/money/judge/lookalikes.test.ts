import { describe, expect, test } from "vitest";
import type { IntentRecord, Snapshot, SnapshotEntry } from "~/money/once/record.server";
import {
  entry,
  later,
  moved,
  QUIET,
  record,
  SENT,
  seen,
  stateOf,
  toPg,
} from "../../../tests/support/lost-operation";

describe("of two operations that were lost", () => {
  const [one, two] = [record(), later(toPg)];

  test("neither is told, whatever wallet and statement show of the two", () => {
    const oneOnly = seen(moved, [entry()]);
    const both = seen({ wallet: 30_000, JOKER: 10_000, PG: 10_000 }, [entry(), entry()]);
    for (const look of [oneOnly, both, seen({}, [])])
      expect([stateOf(one, look, [two]), stateOf(two, look, [one])]).toEqual([null, null]);
  });

  test("one is told if the other leaves other entries, or the operator has refused it", () => {
    const withdrawal = later({ operation: "withdraw", facts: { amount: 10_000 } });
    expect(stateOf(one, seen(moved, [entry()]), [withdrawal])).toBe("done");
    expect(stateOf(one, seen(moved, [entry()]), [later({ ...toPg, state: "refused" })])).toBe("done");
  });

  test("one is not told by an entry of an answered one, nor told as not done beside it", () => {
    const answered = later({ ...toPg, state: "done" });
    const look = seen({ wallet: 40_000, JOKER: 17, PG: 10_003 }, [entry()]);
    expect(stateOf(one, look, [answered])).toBeNull();
    expect(stateOf(one, seen({ wallet: 40_000, PG: 10_000 }, [entry()]), [answered])).toBeNull();
  });

  test("one that another release made, and this one cannot read, may be anything", () => {
    expect(stateOf(one, seen(moved, [entry()]), [later({ operation: "teleport" })])).toBeNull();
  });
});

describe("beside one that was answered shortly before, a lost transfer", () => {
  const old = entry({ createdAt: SENT - 2_950 });
  /** The same transfer, done three seconds earlier. */
  const twin = record({
    id: "twin",
    state: "done",
    startedAt: SENT - 3_010,
    sentAt: SENT - 3_000,
    settledAt: SENT - 2_900,
  });
  const own = (before: Partial<Snapshot>) => record({}, before);
  const shown = { balances: { wallet: 40_000, JOKER: 10_000, PG: 0 }, entries: [old] };

  test("is told by its own entry, where the look before it shows the other", () => {
    const both = seen({ wallet: 30_000, JOKER: 20_000 }, [entry(), old]);
    expect(stateOf(own(shown), both, [twin])).toBe("done");
    expect(stateOf(own(shown), seen(moved, [old]), [twin])).toBe("refused");
  });

  test("stays unknown where that look may have been an older copy: an entry and a balance may be the other's", () => {
    expect(stateOf(own({}), seen(moved, [old]), [twin])).toBeNull();
    expect(stateOf(own({ ...shown, entries: undefined }), seen(moved, [old]), [twin])).toBeNull();
  });

  test("is told once the other is so long ago that no look is that old", () => {
    const longAgo = { ...twin, sentAt: SENT - 40_000, settledAt: SENT - 39_000 };
    expect(stateOf(own({}), seen(moved, [entry()]), [longAgo])).toBe("done");
  });

  test("is told where the one before that is not shown by itself, but by a later one", () => {
    const first = {
      ...twin,
      id: "first",
      startedAt: SENT - 5_010,
      sentAt: SENT - 5_000,
      settledAt: SENT - 4_900,
    };
    const older = entry({ createdAt: SENT - 4_950 });
    const second: IntentRecord = {
      ...twin,
      snapshot: { ...snapshotAt(SENT - 3_005, shown), entries: [older] },
    };
    const before = { balances: { wallet: 30_000, JOKER: 20_000, PG: 0 }, entries: [old, older] };
    const now = seen({ wallet: 20_000, JOKER: 30_000 }, [entry(), old, older]);
    expect(stateOf(own(before), now, [second, first])).toBe("done");
    expect(stateOf(own(before), now, [first])).toBeNull();
  });
});

test("where three alike follow each other by copies that lag, none of the earlier ones passes for shown", () => {
  const done = (id: string, ago: number, entries: SnapshotEntry[]): IntentRecord => ({
    ...record({
      id,
      state: "done",
      startedAt: SENT - ago - 10,
      sentAt: SENT - ago,
      settledAt: SENT - ago + 100,
    }),
    snapshot: snapshotAt(SENT - ago - 5, { balances: { wallet: 50_000, JOKER: 0, PG: 0 }, entries }),
  });
  const first = entry({ createdAt: SENT - 7_950 });
  // The second's look does not show the first, nor the third's the second.
  const all = [done("first", 8_000, []), done("second", 4_000, [])];
  const third = record({}, { balances: { wallet: 40_000, JOKER: 10_000, PG: 0 }, entries: [first] });
  const now = seen({ wallet: 30_000, JOKER: 20_000 }, [entry({ createdAt: SENT - 3_950 }), first]);
  expect(stateOf(third, now, all)).toBeNull();
});

test("a failed entry that a refused retry has left says nothing of a withdrawal", () => {
  const withdrawal = { operation: "withdraw", facts: { amount: 10_000 } };
  const retry = later({ ...withdrawal, state: "refused" });
  const failed = entry({ type: "withdraw", status: "FAILED", createdAt: SENT + 1_050 });
  const own = entry({ type: "withdraw", status: "SUCCESS" });
  const lost = record(withdrawal);
  expect(stateOf(lost, seen({ wallet: 40_000 }, [failed]), [retry])).toBeNull();
  expect(stateOf(lost, seen({ wallet: 43_210 }, [failed]), [retry])).toBeNull();
  expect(stateOf(lost, seen({ wallet: 40_000 }, [failed, own]), [retry])).toBe("done");
  expect(stateOf(lost, seen({}, [failed]), [retry])).toBe("refused");
});

describe("a verdict that nothing happened", () => {
  test("stands for the operations after it", () => {
    const refused = record({
      id: "earlier",
      state: "refused",
      quietFrom: SENT - 1_500,
      judgedAt: SENT - 1_000,
    });
    expect(stateOf(record(), seen(moved, [entry()]), [refused])).toBe("done");
  });

  test("stays when another of the same amount has just left its entry", () => {
    const refused = record({ state: "refused", judgedAt: QUIET });
    const next = later({ state: "done", sentAt: QUIET + 1_000, settledAt: QUIET + 1_200 });
    const now = seen(moved, [entry({ createdAt: QUIET + 1_100 })], QUIET + 2_000);
    expect(stateOf(refused, now, [next])).toBeNull();
  });
});

test("an operation whose outcome nobody knows, or that the store has forgotten, is over ten minutes later", () => {
  const now = seen(moved, [entry()]);
  const unknown = (ago: number) => record({ id: "old", startedAt: SENT - ago, sentAt: SENT - ago });
  const forgotten = (ago: number) => ({ ...unknown(ago), sentAt: undefined, isForgotten: true });
  for (const one of [unknown, forgotten]) {
    expect(stateOf(record(), now, [one(590_000)])).toBeNull();
    expect(stateOf(record(), now, [one(610_000)])).toBe("done");
  }
});

test("one of which nobody knows how much it moved is a rival, unless the operator has refused it", () => {
  const paid = entry({ type: "bonus", source: "refund" });
  const refund = record({ operation: "refund-receive", facts: {} }, { own: { amount: 10_000 } });
  const unread = later({ operation: "refund-receive", facts: {}, state: "done" });
  const now = seen({ wallet: 60_000 }, [paid]);
  expect(stateOf(refund, now, [{ ...unread, state: "refused" }])).toBe("done");
  expect(stateOf(refund, now, [unread])).toBeNull();
});

test("where a look lacks the statement, whatever moves money is a rival: only balances tell", () => {
  const withdrawal = later({ operation: "withdraw", facts: { amount: 10_000 } });
  const blind = record({}, { entries: undefined });
  expect(stateOf(blind, seen({}, []))).toBe("refused");
  expect(stateOf(blind, seen({}, []), [withdrawal])).toBeNull();
});

function snapshotAt(takenAt: number, more: Partial<Snapshot>): Snapshot {
  return { takenAt, balances: {}, names: {}, entries: [], ...more };
}
