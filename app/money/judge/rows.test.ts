import { describe, expect, test } from "vitest";
import type { IntentRecord, Snapshot, Stored } from "~/money/once/record.server";
import { QUIET, record, SENT, stateOf } from "../../../tests/support/lost-operation";

interface Seen {
  key: string;
  status: string;
  createdAt: number;
}
/** A row written so many ms after the first operation was sent. */
const row = (name: string, afterMs: number, status = "SUCCESS"): Seen => {
  return { key: `${SENT + afterMs} ${name}`, createdAt: SENT + afterMs, status };
};
const LATER_MS = 20_000;
const old = row("9", -60_000);
const [mine, next] = [row("100", 500), row("200", LATER_MS + 500)];

const deposits = (rows: (Seen & { amount?: number })[]) => ({
  deposits: rows,
  isWhole: true,
  creditedSlips: [],
});
const kinds: { operation: string; facts: Stored; own(rows: Seen[]): unknown }[] = [
  { operation: "slip", facts: { bankCode: "" }, own: (rows) => rows },
  { operation: "gift-link", facts: { digest: "d" }, own: deposits },
];

const looks = (own: unknown, takenAt = SENT + 700_000): Snapshot => {
  return { takenAt, balances: {}, names: {}, own };
};

describe.each(kinds)("a $operation whose answer was lost", ({ operation, facts, own }) => {
  const lost = record({ operation, facts }, { own: own([old]) });
  /** The member's next one, sent while the first may still be executed. */
  const later = (more: Partial<IntentRecord> = {}, before = [old], afterMs = LATER_MS): IntentRecord => ({
    ...lost,
    id: "later",
    sentAt: SENT + afterMs,
    settledAt: SENT + afterMs + 1_000,
    quietFrom: QUIET + afterMs,
    snapshot: looks(own(before), SENT + afterMs - 5),
    ...more,
  });
  const told = (rows: Seen[], others: IntentRecord[] | null, one = lost) =>
    stateOf(one, looks(own(rows)), others);

  test("is told by the only new row", () => {
    expect(told([mine, old], [])).toBe("done");
    expect(told([{ ...mine, status: "FAILED" }, old], [])).toBe("refused");
    expect(told([old], [])).toBe("refused");
  });

  test.each(["SUCCESS", "PENDING", "FAILED"])(
    "stays unknown by a %s row that the next may have added",
    (status) => {
      for (const state of ["accepted", "done", "unknown", "running"] as const)
        expect(told([{ ...next, status }, old], [later({ state })])).toBeNull();
    },
  );

  test("stays unknown by a row that the next may have added, although that one's look was an old copy without old rows", () => {
    const older = row("8", -90_000);
    const blind = later({}, [older]);
    expect(told([mine, old, older], [blind])).toBeNull();
    expect(told([next, old, older], [blind])).toBeNull();
  });

  test("is told beside one that was refused, which can have left no row but a failed one", () => {
    const refused = later({ state: "refused" });
    expect(told([{ ...next, status: "FAILED" }, old], [refused])).toBe("refused");
    expect(told([next, old], [refused])).toBe("done");
    expect(told([mine, { ...next, status: "FAILED" }, old], [refused])).toBe("done");
  });

  test("stays unknown although the next one's own look shows a row already; that one is told by the other", () => {
    const accepted = later({ state: "accepted" }, [mine, old]);
    expect(told([next, mine, old], [accepted])).toBeNull();
    const first = { ...lost, state: "done", judgedAt: SENT + LATER_MS - 100 } as const;
    expect(told([next, mine, old], [first], later({}, [mine, old]))).toBe("done");
    expect(told([mine, old], [first], later({}, [mine, old]))).toBe("refused");
  });

  test("both stay unknown where either may have added the only row", () => {
    expect(told([next, old], [later()])).toBeNull();
    expect(told([next, old], [lost], later())).toBeNull();
  });

  test("that is not done remains so, whatever comes after its call", () => {
    const judged = { ...lost, state: "refused", judgedAt: QUIET } as const;
    const hour = 3_600_000;
    const much = row("200", hour);
    expect(told([much, old], [later({ state: "done" }, [old], hour)], judged)).toBeNull();
    expect(told([much, old], [], judged)).toBeNull();
    expect(told([next, old], [later()], judged)).toBeNull();
    expect(told([mine, next, old], [], judged)).toBe("unknown");
  });

  test("is told nothing while an operation may be behind the row that this release cannot read", () => {
    const foreign = { ...later(), operation: "teleport" };
    expect(told([mine, old], [foreign])).toBeNull();
    expect(told([mine, old], null)).toBeNull();
    const forgotten = later({ state: "unknown", isForgotten: true, sentAt: undefined, snapshot: undefined });
    expect(told([mine, old], [forgotten])).toBeNull();
    expect(told([mine, old], [later({ snapshot: looks(null) })])).toBeNull();
  });
});

test("an accepted slip is told by the list, also beside one that was lost, and once others are forgotten", () => {
  const slip = record({ operation: "slip", facts: { bankCode: "" }, state: "accepted" }, { own: [old] });
  const other = { ...slip, id: "other", state: "unknown", quietFrom: QUIET } as const;
  expect(stateOf(slip, looks([mine, old]), [other])).toBe("done");
  expect(stateOf(slip, looks([{ ...mine, status: "FAILED" }, old]), null)).toBe("refused");
  expect(stateOf(slip, looks([next, { ...mine, status: "FAILED" }, old]), null)).toBe("refused");
  expect(stateOf(slip, looks([row("101", 600), { ...mine, status: "FAILED" }, old]), null)).toBeNull();
  // Some operators list it later than they have accepted it.
  expect(stateOf(slip, looks([row("102", 30_000), old]), [])).toBe("done");
});

describe("a gift link beside a QR code", () => {
  const gift = record({ operation: "gift-link", facts: { digest: "d" } }, { own: deposits([old]) });
  const code = (amount: number, more: Partial<IntentRecord> = {}): IntentRecord => {
    const facts = { bankCode: "KBANK", amount };
    return { ...record({ operation: "qr-code", facts, state: "done", ...more }), id: "code" };
  };
  const paid = { ...mine, amount: 100 };
  const told = (others: IntentRecord[], one = gift) => stateOf(one, looks(deposits([paid, old])), others);

  test("stays unknown by a deposit of the code's amount while that may be paid, whenever it was made", () => {
    expect(told([code(100)])).toBeNull();
    const made = SENT - 1_800_000;
    expect(told([code(100, { startedAt: made, sentAt: made, settledAt: made })])).toBeNull();
    expect(told([code(100)], { ...gift, state: "accepted" })).toBeNull();
    // Of another release: it may be of any amount.
    expect(told([code(100, { facts: { shard: 7 } })])).toBeNull();
  });

  test("is told by another, or where the code was refused, made after its call, or may no longer be paid", () => {
    expect(told([code(250)])).toBe("done");
    expect(told([code(100, { state: "refused" })])).toBe("done");
    expect(told([code(100, { sentAt: QUIET + 60_000, settledAt: QUIET + 60_100 })])).toBe("done");
    const made = SENT - 2_800_000;
    expect(told([code(100, { startedAt: made, sentAt: made, settledAt: made })])).toBe("done");
  });
});

test("a member whose newest entries are no deposits gets a verdict as well, once they reach back to the call", () => {
  const none = { ...deposits([]), isWhole: false };
  const gift = record({ operation: "gift-link", facts: { digest: "d" } }, { own: none });
  const far = { ...none, reachesTo: SENT - 60_000 };
  expect(stateOf(gift, looks({ ...far, deposits: [mine] }))).toBe("done");
  expect(stateOf(gift, looks(far))).toBe("refused");
  expect(stateOf(gift, looks({ ...none, reachesTo: SENT + 60_000 }))).toBeNull();
});
