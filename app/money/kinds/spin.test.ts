import { describe, expect, test } from "vitest";
import { judge } from "~/money/judge/judge.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { spin } from "./spin.server";

const SENT = 1_000_000;
const QUIET = SENT + 65_000;
const look = (takenAt: number, coins: number, coupons: { id: string; name: string }[] = []): Snapshot => {
  return { takenAt, balances: {}, names: {}, own: { coins, coupons } };
};
const record: IntentRecord = {
  id: "own",
  memberKey: "member",
  operation: "spin",
  payloadHash: "hash",
  facts: {},
  state: "unknown",
  startedAt: SENT - 10,
  sentAt: SENT,
  leaseUntil: SENT + 75_000,
  settledAt: SENT + 100,
  quietFrom: QUIET,
  snapshot: look(SENT - 5, 3),
};
const seen = look(QUIET, 2, [{ id: "1", name: "50 THB prize" }]);

describe("a spin whose answer is lost", () => {
  test("is done when a coin went, and its record keeps the prize that the coupons show", () => {
    const told = judge(record, seen, [record]);
    expect(told).toMatchObject({ state: "done", result: { label: "50 THB prize", remaining: 2 } });
    const page = told && spin.pageOf(told);
    expect(page?.headings.done).toBe("spin:outcome.spin.won");
    expect(page?.lines?.map(({ value }) => value)).toEqual(["50 THB prize", "2"]);
  });

  test("is done without a prize where no coupon is new, and its page does not name one", () => {
    const told = judge(record, look(QUIET, 2), []);
    expect(told?.result).toBeUndefined();
    expect(told && spin.pageOf(told)).toMatchObject({
      headings: { done: "spin:outcome.spin.done" },
      lines: [],
    });
  });

  test("stays unknown with as many coins as before, however long ago", () => {
    expect(judge(record, look(QUIET + 600_000, 3), [])).toBeNull();
  });

  test("stays unknown while another spin may be behind the coin, before or after it", () => {
    const later = {
      ...record,
      id: "later",
      sentAt: SENT + 5_000,
      settledAt: SENT + 6_000,
      state: "done",
    } as const;
    const open = { ...record, id: "open", sentAt: SENT - 5_000, quietFrom: SENT + 60_000 };
    expect(judge(record, seen, [record, later])).toBeNull();
    expect(judge(record, seen, [record, open])).toBeNull();
  });

  test("is told right after another that evidence has told, where the look before it shows that one", () => {
    const first = {
      ...record,
      id: "first",
      sentAt: SENT - 2_000,
      quietFrom: SENT + 60_000,
      judgedAt: SENT - 500,
    };
    const done = { ...first, state: "done", snapshot: look(SENT - 2_100, 4) } as const;
    expect(judge(record, seen, [record, done])?.state).toBe("done");
    expect(judge(record, seen, [record, { ...done, snapshot: look(SENT - 2_100, 3) }])).toBeNull();
    const before = { sentAt: SENT - 2_900, judgedAt: SENT - 2_100, snapshot: look(SENT - 3_000, 5) };
    const twoBefore = { ...done, id: "two before", ...before };
    expect(judge(record, seen, [record, done, twoBefore])?.state).toBe("done");
    expect(judge(record, seen, [record, { ...done, state: "unknown" }])).toBeNull();
  });

  test("is told beside spins that were over before it, or refused, and beside other operations", () => {
    const earlier = {
      ...record,
      id: "earlier",
      sentAt: SENT - 29_000,
      settledAt: SENT - 28_000,
      state: "done",
    } as const;
    const refused = { ...record, id: "refused", sentAt: SENT + 5_000, state: "refused" } as const;
    const other = { ...record, id: "other", operation: "coupon-claim", facts: { coupon: "1" } };
    expect(judge(record, seen, [record, earlier, refused, other])?.state).toBe("done");
  });
});
