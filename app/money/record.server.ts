import * as z from "zod";

/** The operations that move money or grant something; each names its evidence in evidence.server.ts. */
export const operations = ["transfer"] as const;
export type Operation = (typeof operations)[number];

/** What tells one statement entry from another: the operator gives them no id. Amounts in satang. */
export const Entry = z.object({
  type: z.string(),
  amount: z.number(),
  createdAt: z.string(),
  status: z.string(),
});
export type Entry = z.output<typeof Entry>;

/** What wallet and statement show at one moment: balances in satang by account, the statement's newest entries. */
export const Snapshot = z.object({
  takenAt: z.number(),
  balances: z.record(z.string(), z.number()),
  /** The games' names by code, as the member sees them. */
  names: z.record(z.string(), z.string()),
  /** Absent when the statement could not be read. */
  entries: z.array(Entry).optional(),
});
export type Snapshot = z.output<typeof Snapshot>;

/** What the member asked for, as the outcome page shows it: accounts by their code, the amount in satang. */
export const Facts = z.object({
  amount: z.number().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type Facts = z.output<typeof Facts>;

/**
 * One claimed intent. `running` until its lease ends, then `done`, `refused` (with the operator's code or text) or
 * `unknown` (may have happened).
 */
export const IntentRecord = z.object({
  id: z.string(),
  memberKey: z.string(),
  operation: z.enum(operations),
  payloadHash: z.string(),
  facts: Facts,
  state: z.enum(["running", "done", "refused", "unknown"]),
  /** A code of the catalogue or the operator's own text. */
  message: z.string().optional(),
  startedAt: z.number(),
  leaseUntil: z.number(),
  /** When the answer came, or was given up. */
  settledAt: z.number().optional(),
  /** Of an unknown outcome: from when on an unchanged wallet proves that nothing happened; the operator has stopped by then. */
  quietFrom: z.number().optional(),
  /** Taken before sending: a record without one was never sent. */
  snapshot: Snapshot.optional(),
  /** The outcome was told from evidence, not by the operator's answer; later evidence may still correct it. */
  isJudged: z.boolean().optional(),
  /** A later operation of the member has begun: what changes from now on says nothing about this one. */
  isClosed: z.boolean().optional(),
});
export type IntentRecord = z.output<typeof IntentRecord>;

export interface Outcome {
  state: "done" | "refused" | "unknown";
  message?: string;
  quietFrom?: number;
}

export function isSettled(record: IntentRecord): boolean {
  return record.state !== "running";
}
