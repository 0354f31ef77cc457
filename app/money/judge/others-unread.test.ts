import { expect, test } from "vitest";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { judge } from "./judge.server";

const SENT = 1_000_000;
const LATE = SENT + 66_000;

const books = (takenAt: number, wallet: number, refunds: number[], waiting: number | null): Snapshot => ({
  takenAt,
  balances: { wallet },
  names: {},
  entries: refunds.map((createdAt) => ({
    type: "bonus",
    amount: 5_000,
    createdAt,
    status: "SUCCESS",
    source: "refund",
  })),
  own: { amount: waiting },
});

const refund = (more: Partial<IntentRecord> = {}): IntentRecord => ({
  id: "lost",
  memberKey: "member",
  operation: "refund-receive",
  payloadHash: "hash",
  facts: {},
  state: "unknown",
  startedAt: SENT - 10,
  sentAt: SENT,
  leaseUntil: SENT + 75_000,
  settledAt: SENT + 100,
  quietFrom: SENT + 65_000,
  snapshot: books(SENT - 5, 0, [], 5_000),
  ...more,
});

/** A later operation that the operator granted; `waiting` is what was read before it. */
const later = (waiting: number | null) =>
  refund({
    id: "later",
    state: "done",
    startedAt: SENT + 20_000,
    sentAt: SENT + 20_010,
    settledAt: SENT + 20_050,
    snapshot: books(SENT + 20_005, 0, [], waiting),
  });
const seen = books(LATE, 5_000, [SENT + 20_030], 0);

test("a refund whose answer was lost is not told beside a later one, which may be what is seen", () => {
  expect(judge(refund(), seen, [later(5_000)])).toBeNull();
  expect(judge(refund(), seen, [later(null)])).toBeNull();
  expect(judge(refund(), seen, [{ ...later(null), state: "refused", judgedAt: undefined }])?.state).toBe(
    "done",
  );
});

test("nor from one that the store has forgotten, for as long as that may still act", () => {
  const forgotten = (startedAt: number) =>
    refund({ id: "older", startedAt, sentAt: undefined, snapshot: undefined, isForgotten: true });
  expect(judge(refund(), seen, [forgotten(SENT - 60_000)])).toBeNull();
  expect(judge(refund(), seen, [forgotten(SENT - 3_600_000)])?.state).toBe("done");
});

test("a balance alone, with a statement that cannot be read, may be a deposit's doing", () => {
  expect(judge(refund(), { ...seen, entries: undefined }, [])).toBeNull();
});
