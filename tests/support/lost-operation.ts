import { judge } from "~/money/judge/judge.server";
import type { IntentRecord, Snapshot, SnapshotEntry } from "~/money/once/record.server";

/** When the operation was sent, and from when on a missing trace counts; in ms. */
export const SENT = 1_000_000;
export const QUIET = SENT + 65_000;
export const record = (more: Partial<IntentRecord> = {}, before: Partial<Snapshot> = {}): IntentRecord => ({
  id: "own",
  memberKey: "member",
  operation: "transfer",
  payloadHash: "hash",
  facts: { from: "wallet", to: "JOKER", amount: 10_000 },
  state: "unknown",
  startedAt: SENT - 10,
  sentAt: SENT,
  leaseUntil: SENT + 75_000,
  settledAt: SENT + 100,
  quietFrom: QUIET,
  snapshot: {
    takenAt: SENT - 5,
    balances: { wallet: 50_000, JOKER: 0, PG: 0 },
    names: {},
    entries: [],
    ...before,
  },
  ...more,
});

export const toPg = { facts: { from: "wallet", to: "PG", amount: 10_000 } };

/** Another operation of the same member, sent a second later. */
export const later = (more: Partial<IntentRecord> = {}) =>
  record({ id: "later", sentAt: SENT + 1_000, startedAt: SENT + 990, settledAt: SENT + 1_100, ...more });

export const seen = (
  balances: Record<string, number>,
  entries?: SnapshotEntry[],
  takenAt = SENT + 70_000,
): Snapshot => ({
  takenAt,
  balances: { wallet: 50_000, JOKER: 0, PG: 0, ...balances },
  names: {},
  entries,
});

export const entry = (more: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
  type: "transfer",
  amount: 10_000,
  createdAt: SENT + 50,
  status: "SUCCESS",
  ...more,
});

export const stateOf = (own: IntentRecord, look: Snapshot, others: IntentRecord[] | null = []) =>
  judge(own, look, others)?.state ?? null;

export const moved = { wallet: 40_000, JOKER: 10_000 };
