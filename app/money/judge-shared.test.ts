import { describe, expect, test } from "vitest";
import { record, SENT, stateOf } from "../../tests/support/lost-operation";
import type { IntentRecord, Snapshot } from "./record.server";

const look = (own: unknown, takenAt = SENT + 70_000): Snapshot => ({ takenAt, balances: {}, names: {}, own });
const lost = (operation: string, facts: IntentRecord["facts"], before: unknown, more = {}) =>
  record({ operation, facts, payloadHash: JSON.stringify(facts), ...more }, { own: before });
/** The same member's next operation, which the operator has granted. */
const granted = (one: IntentRecord, more: Partial<IntentRecord> = {}): IntentRecord => ({
  ...one,
  id: "next",
  state: "done",
  sentAt: SENT + 5_000,
  settledAt: SENT + 6_000,
  ...more,
});

describe("a look that another operation changes too", () => {
  const none = { isHeld: false, count: 0, current: null };
  const held = look({ isHeld: true, type: "promotion", count: 0, current: null });
  const code = lost("promotion-activate", { code: "A" }, none);

  test("tells a promotion code received, unless another code may have been", () => {
    expect(stateOf(code, held)).toBe("done");
    const other = { facts: { code: "B" }, payloadHash: "B" };
    expect(stateOf(code, held, [granted(code, other)])).toBeNull();
    expect(stateOf(code, held, [granted(code, { ...other, state: "refused" })])).toBe("done");
  });

  test("tells a bonus ended, unless it was ended again", () => {
    const end = lost("bonus-clear", {}, { isHeld: true, type: "day", count: 1 });
    const free = look({ isHeld: false, count: 1 });
    expect(stateOf(end, free)).toBe("done");
    expect(stateOf(end, free, [granted(end)])).toBeNull();
  });

  test("tells a coupon claimed, unless the same one was asked for again; another coupon is no rival", () => {
    const open = { name: "50 THB", isOpen: true, isListed: true, listed: 2 };
    const claim = lost("coupon-claim", { coupon: "1" }, open);
    const gone = look({ name: "", isOpen: false, isListed: false, listed: 1 });
    expect(stateOf(claim, gone)).toBe("done");
    expect(stateOf(claim, gone, [granted(claim)])).toBeNull();
    expect(stateOf(claim, gone, [granted(claim, { facts: { coupon: "2" } })])).toBe("done");
  });

  test("tells a game account opened, unless it was opened again", () => {
    const opening = lost("activate-game", { code: "JOKER" }, { isOpen: false });
    expect(stateOf(opening, look({ isOpen: true }))).toBe("done");
    expect(stateOf(opening, look({ isOpen: true }), [granted(opening)])).toBeNull();
  });
});
