import * as z from "zod";

/** The operations that move money or grant something; each names its evidence in evidence.server.ts. */
export const operations = ["transfer"] as const;
export type Operation = (typeof operations)[number];

/** What the wallet and the statement showed just before sending: balances in satang, entries as their fingerprints. */
export const Snapshot = z.object({
  takenAt: z.number(),
  balances: z.record(z.string(), z.number()),
  /** Newest entries of the statement; absent when it could not be read. */
  entries: z.array(z.string()).optional(),
});
export type Snapshot = z.output<typeof Snapshot>;

/** What the member asked for, as the outcome page shows it: texts by field name, amounts in satang. */
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
  names: z.record(z.string(), z.string()),
  state: z.enum(["running", "done", "refused", "unknown"]),
  /** A code of the catalogue or the operator's own text. */
  message: z.string().optional(),
  startedAt: z.number(),
  leaseUntil: z.number(),
  /** When the outcome became known, or unknown. */
  settledAt: z.number().optional(),
  snapshot: Snapshot.optional(),
});
export type IntentRecord = z.output<typeof IntentRecord>;

export function isSettled(record: IntentRecord): boolean {
  return record.state !== "running";
}
