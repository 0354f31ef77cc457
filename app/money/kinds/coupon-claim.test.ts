import { describe, expect, it } from "vitest";
import { hashPayload } from "~/money/once/intent.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { judge } from "~/money/outcome/judge.server";
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

  it("of two coupons are told apart by the list, whichever of them happened", () => {
    const stories: [open: string[], a: string, b: string][] = [
      [["C"], "done", "done"],
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

  it("of one coupon twice: nothing happened while it is open; once it is not, nobody can tell which", () => {
    const again = claim("A", { id: "again", sentAt: SENT + 2_000, quietFrom: QUIET + 2_000 });
    expect([told(a, ["A", "B", "C"], [a, again]), told(again, ["A", "B", "C"], [a, again])]).toEqual([
      "refused",
      "refused",
    ]);
    expect([told(a, ["B", "C"], [a, again]), told(again, ["B", "C"], [a, again])]).toEqual([null, null]);
  });

  it("of one of several that are listed as one stay unknown where fewer are left", () => {
    const own = { name: "2 × 50 THB", isOpen: true, isListed: true, listed: 1, others: [] };
    const several = { ...a, snapshot: { takenAt: SENT - 5, balances: {}, names: {}, own } };
    const left = (name: string) => ({ takenAt: LATE, balances: {}, names: {}, own: { ...own, name } });
    expect(judge(several, left("50 THB"), [several])).toBeNull();
    expect(judge(several, left("2 × 50 THB"), [several])?.state).toBe("refused");
  });
});
