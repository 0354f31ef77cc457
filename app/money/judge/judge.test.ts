import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { IntentRecord, SnapshotEntry } from "~/money/once/record.server";
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

describe("a transfer whose answer was lost", () => {
  test("is done when exactly one new entry of its amount succeeded, whatever play has done to the game since", () => {
    expect(stateOf(record(), seen({ wallet: 40_000, JOKER: 7_777 }, [entry()]))).toBe("done");
  });

  test("is not told by the balances alone: other operations, play and a deposit change them too", () => {
    expect(stateOf(record(), seen(moved))).toBeNull();
    expect(stateOf(record(), seen(moved, []))).toBeNull();
  });

  test("is refused when nothing moved and no entry came, only once the call's whole time has passed", () => {
    expect(stateOf(record(), seen({}, []))).toBe("refused");
    expect(stateOf(record(), seen({}, [], QUIET - 1))).toBeNull();
    expect(stateOf(record({ quietFrom: undefined }), seen({}, []))).toBeNull();
  });

  test("is not refused while the statement cannot be read, or shows an old copy", () => {
    expect(stateOf(record(), seen({}))).toBeNull();
    const earlier = entry({ amount: 500, createdAt: SENT - 60_000 });
    expect(stateOf(record({}, { entries: [earlier] }), seen({}, []))).toBeNull();
  });

  test("is done when the operator wrote an entry for each account and both balances moved", () => {
    const both = [entry(), entry({ type: "TRANSFER" })];
    expect(stateOf(record(), seen(moved, both))).toBe("done");
    expect(stateOf(record(), seen({ wallet: 45_000, JOKER: 10_000 }, both))).toBeNull();
    expect(stateOf(record(), seen(moved, [entry(), entry({ status: "PENDING" })]))).toBeNull();
  });

  test("is refused when its entry failed and nothing moved, once the call's whole time has passed", () => {
    const failed = [entry({ status: "FAILED" })];
    expect(stateOf(record(), seen({}, failed, SENT + 1_000))).toBeNull();
    expect(stateOf(record(), seen({}, failed))).toBe("refused");
  });

  test("stays unknown while its entry is in progress, or when the evidence is ambiguous", () => {
    expect(stateOf(record(), seen({}, [entry({ status: "PENDING" })]))).toBeNull();
    expect(stateOf(record(), seen({ wallet: 30_000, JOKER: 20_000 }, [entry(), entry()]))).toBeNull();
    expect(stateOf(record(), seen({ wallet: 45_000 }, []))).toBeNull();
  });

  test("takes no entry for its own that stood there before, or is of another amount, kind or time", () => {
    const old = entry();
    expect(stateOf(record({}, { entries: [old] }), seen({}, [old]))).toBe("refused");
    expect(stateOf(record(), seen({}, [entry({ amount: 20_000 })]))).toBe("refused");
    expect(stateOf(record(), seen({}, [entry({ type: "deposit" })]))).toBe("refused");
    const before = entry({ createdAt: SENT - 60_000 });
    expect(stateOf(record(), seen({ wallet: 40_000, JOKER: 7_777 }, [before]))).toBeNull();
  });

  test("is not done by an entry that the balances contradict: none of its accounts may stand untouched", () => {
    expect(stateOf(record(), seen({}, [entry()]))).toBeNull();
    expect(stateOf(record(), seen({ wallet: 40_000, PG: 10_000 }, [entry()]))).toBeNull();
    expect(stateOf(record(), seen({ JOKER: 3 }, [entry()]))).toBeNull();
  });

  test("says nothing without a snapshot, of another release's kind, or when it was never sent", () => {
    const look = seen(moved, [entry()]);
    for (const more of [
      { snapshot: undefined },
      { operation: "teleport" },
      { sentAt: undefined },
      { isForgotten: true },
    ])
      expect(stateOf(record(more), look)).toBeNull();
  });
});

describe("a verdict", () => {
  const wrong = record({ state: "refused", judgedAt: QUIET });

  test("that was wrong is corrected when the money moves after all, and taken back where a later one cannot have left it all", () => {
    expect(stateOf(wrong, seen(moved, [entry({ createdAt: QUIET + 1 })]))).toBe("done");
    const next = later({ ...toPg, state: "done", sentAt: QUIET + 5_000, settledAt: QUIET + 5_100 });
    const both = { wallet: 30_000, JOKER: 10_000, PG: 10_000 };
    const entries = [entry({ createdAt: QUIET + 1 }), entry({ createdAt: QUIET + 5_050 })];
    expect(stateOf(wrong, seen(both, entries, QUIET + 9_000), [next])).toBe("unknown");
    expect(
      stateOf(wrong, seen({ wallet: 40_000, PG: 10_000 }, [entries[1] as SnapshotEntry]), [next]),
    ).toBeNull();
  });

  test("is taken back when an entry turns up that may be its own", () => {
    expect(stateOf(wrong, seen({}, [entry()]))).toBe("unknown");
    expect(stateOf(wrong, seen({ wallet: 61_234 }, []))).toBeNull();
  });

  test("of an answer stands", () => {
    for (const state of ["done", "refused"] as const)
      expect(stateOf(record({ state }), seen(moved, [entry()]))).toBeNull();
  });
});

test("a verdict is never refused when money moved, and never done when none did", () => {
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
    fc.property(amounts, amounts, entries, (wallet, JOKER, list) => {
      const verdict = stateOf(record(), seen({ wallet, JOKER }, list));
      const isUntouched = wallet === 50_000 && JOKER === 0;
      if (verdict === "refused") expect(isUntouched).toBe(true);
      if (verdict === "done") expect(isUntouched).toBe(false);
    }),
  );
});

describe("a withdrawal", () => {
  const withdrawal = (more: Partial<IntentRecord> = {}) =>
    record({ operation: "withdraw", facts: { amount: 10_000 }, ...more });
  const paid = (status: string) => entry({ type: "withdraw", status });

  test("that the operator has accepted is done or refused as its entry says, and never by silence", () => {
    const accepted = withdrawal({ state: "accepted" });
    const spent = { wallet: 40_000 };
    expect(stateOf(accepted, seen(spent, [paid("SUCCESS")]))).toBe("done");
    expect(stateOf(accepted, seen({}, [paid("FAILED")]))).toBe("refused");
    expect(stateOf(accepted, seen(spent, [paid("PENDING")]))).toBeNull();
    expect(stateOf(accepted, seen({}, []))).toBeNull();
    // By then the member may have made more operations than are remembered.
    expect(stateOf(accepted, seen(spent, [paid("SUCCESS")]), null)).toBe("done");
  });

  test("whose answer was lost is accepted when its entry stands there, from whichever accounts it was collected", () => {
    const lost = withdrawal({});
    expect(stateOf(lost, seen({ wallet: 43_000, JOKER: -3_000 }, [paid("PENDING")]))).toBe("accepted");
    expect(stateOf(lost, seen({ wallet: 40_000 }, [paid("SUCCESS")]))).toBe("done");
    expect(stateOf(lost, seen({}, []))).toBe("refused");
    expect(stateOf(lost, seen({}, [], QUIET - 1))).toBeNull();
  });

  test("is not told by the sum of all balances alone: play changes that too", () => {
    expect(stateOf(withdrawal(), seen({ wallet: 40_000 }, []))).toBeNull();
  });
});
