import { describe, expect, it } from "vitest";
import { judge } from "~/money/judge/judge.server";
import { hashPayload } from "~/money/once/intent.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { QUIET, record, SENT } from "../../../tests/support/lost-operation";

/** A look at one coupon in a list of open ones. */
const look = (coupon: string, open: string[], takenAt: number): Snapshot => {
  const isListed = open.includes(coupon);
  const others = open.filter((id) => id !== coupon);
  const own = { name: "50 THB", isOpen: isListed, isListed, listed: open.length, others };
  return { takenAt, balances: {}, names: {}, own };
};

const claim = (coupon: string, more: Partial<IntentRecord> = {}): IntentRecord => ({
  ...record({
    id: coupon,
    operation: "coupon-claim",
    facts: { coupon },
    payloadHash: hashPayload({ coupon }),
  }),
  snapshot: look(coupon, ["A", "B", "C"], SENT - 5),
  ...more,
});

const LATE = QUIET + 30_000;
const told = (one: IntentRecord, open: string[], others: IntentRecord[]) =>
  judge(one, look(String(one.facts.coupon), open, LATE), others)?.state ?? null;

describe("claims whose answers were lost", () => {
  const [a, b] = [claim("A"), claim("B", { sentAt: SENT + 2_000, quietFrom: QUIET + 2_000 })];

  it("of two coupons are told by the list, but where it lacks the other as well", () => {
    const stories: [open: string[], a: string | null, b: string | null][] = [
      [["C"], null, null],
      [["B", "C"], "done", "refused"],
      [["A", "C"], "refused", "done"],
      [["A", "B", "C"], "refused", "refused"],
    ];
    for (const [open, ofA, ofB] of stories)
      expect([told(a, open, [a, b]), told(b, open, [a, b])], open.join()).toEqual([ofA, ofB]);
  });

  it("are told although a spin has won another coupon since", () => {
    expect(told(a, ["B", "C", "D"], [a])).toBe("done");
  });

  it("stay unknown where the list lacks a coupon that nobody has claimed", () => {
    expect(told(a, ["B"], [a])).toBeNull();
    expect(told(a, ["C"], [a, { ...b, state: "refused" }])).toBeNull();
  });

  it("of one coupon twice stay unknown: nobody can tell which it was", () => {
    const again = claim("A", { id: "again", sentAt: SENT + 2_000, quietFrom: QUIET + 2_000 });
    for (const open of [
      ["A", "B", "C"],
      ["B", "C"],
    ])
      expect([told(a, open, [a, again]), told(again, open, [a, again])]).toEqual([null, null]);
  });

  it("of one of several that are listed as one stay unknown where fewer are left", () => {
    const own = { name: "2 × 50 THB", isOpen: true, isListed: true, listed: 1, others: [] };
    const several = { ...a, snapshot: { takenAt: SENT - 5, balances: {}, names: {}, own } };
    const left = (name: string) => ({ takenAt: LATE, balances: {}, names: {}, own: { ...own, name } });
    expect(judge(several, left("50 THB"), [several])).toBeNull();
    expect(judge(several, left("2 × 50 THB"), [several])?.state).toBe("refused");
  });
});
