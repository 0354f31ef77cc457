import { describe, expect, test } from "vitest";
import { type IntentRecord, type Snapshot, unreadableRecord } from "~/money/once/record.server";
import { record, SENT, stateOf } from "../../../tests/support/lost-operation";

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

  test("tells a promotion code not received after a refund of long ago that has just been found", () => {
    const ago = { sentAt: SENT - 1_800_000, startedAt: SENT - 1_800_010, settledAt: SENT - 1_799_900 };
    const refund = lost("refund-receive", {}, { amount: 5 });
    const found = granted(refund, { ...ago, judgedAt: SENT - 1_000 });
    expect(stateOf(code, look(none), [found])).toBe("refused");
    expect(stateOf(code, look(none), [{ ...found, sentAt: SENT - 590_000 }])).toBeNull();
  });

  test("tells nothing of a held bonus that another kind of operation may have given or ended", () => {
    const given = granted(lost("bonus-activate", { code: "DAY" }, { isActive: false, count: 0 }));
    const refund = granted(lost("refund-receive", {}, { amount: 5 }));
    const end = lost("bonus-clear", {}, { isHeld: false, count: 0 });
    const ended = granted(lost("bonus-clear", {}, { isHeld: true, type: "promotion", count: 0 }));
    for (const other of [given, refund]) {
      expect(stateOf(code, held, [other])).toBeNull();
      expect(stateOf(end, look({ isHeld: false, count: 0 }), [other])).toBeNull();
    }
    // Received and ended since leaves no more than never received.
    expect(stateOf(code, look(none), [ended])).toBeNull();
    expect(stateOf(code, look(none))).toBe("refused");
  });

  test("tells nothing of a game account that a new password may have opened", () => {
    const opening = lost("activate-game", { code: "JOKER" }, { isOpen: false });
    const reset = (more: string) => granted(lost("reset-game-password", { code: more }, {}));
    expect(stateOf(opening, look({ isOpen: true }), [reset("JOKER")])).toBeNull();
    expect(stateOf(opening, look({ isOpen: true }), [reset("PG")])).toBe("done");
    expect(stateOf(opening, look({ isOpen: false }), [reset("JOKER")])).toBeNull();
    expect(stateOf(opening, look({ isOpen: false }), [reset("PG")])).toBe("refused");
  });

  test("may have been an older copy before sending: what was granted just before it is a rival still", () => {
    const soon = { sentAt: SENT - 3_000, settledAt: SENT - 2_000 };
    const open = { name: "50 THB", isOpen: true, isListed: true, listed: 2 };
    const claim = lost("coupon-claim", { coupon: "1" }, open);
    const gone = look({ ...open, isOpen: false });
    expect(stateOf(claim, gone, [granted(claim, soon)])).toBeNull();
    expect(stateOf(claim, gone, [granted(claim, { sentAt: SENT - 30_000, settledAt: SENT - 29_000 })])).toBe(
      "done",
    );
  });

  test("shows nothing of an operation that was sent after it, whatever that one's own look had shown", () => {
    const qr = lost("qr-code", { bankCode: "KBANK", amount: 250 }, { id: "1", amount: 100 });
    const next = { ...granted(qr), snapshot: { ...look({ id: "2", amount: 100 }), takenAt: SENT + 4_990 } };
    expect(stateOf(qr, look({ id: "3", amount: 250 }), [next])).toBeNull();
  });

  test("tells nothing beside an operation that cannot be read, or that the store has forgotten", () => {
    const teleport = granted(code, { operation: "teleport" });
    const unread = unreadableRecord("next", `{"memberKey":"member"}`);
    const lostByStore = { sentAt: undefined, state: "unknown", isForgotten: true } as const;
    const end = lost("bonus-clear", {}, { isHeld: true, type: "day", count: 1 });
    const free = look({ isHeld: false, count: 1 });
    const spin = lost("spin", {}, { coins: 3, coupons: [] });
    const spun = look({ coins: 2, coupons: [] });
    for (const [own, after] of [
      [end, free],
      [spin, spun],
    ] as const) {
      expect(stateOf(own, after)).toBe("done");
      const forgotten = granted(own, lostByStore);
      for (const other of [teleport, unread, forgotten]) expect(stateOf(own, after, [other])).toBeNull();
      expect(stateOf(own, after, [{ ...forgotten, startedAt: SENT - 3_600_000, quietFrom: undefined }])).toBe(
        "done",
      );
    }
  });
});
