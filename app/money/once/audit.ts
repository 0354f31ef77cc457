import type { IntentRecord } from "./record.server";
import { referenceFrom } from "./reference.server";

/** Steps at which a failure of the store is tolerated: the response stands, and a retry or the lease's end repairs it. */
export type ToleratedStep = "give-up" | "settle" | "unlock" | "judge";

/** The outcome of an operation for auditors: no secrets, no account numbers, no exact amounts. */
export interface AuditLine {
  /** The request that led to this state. */
  requestId: string;
  operation: string;
  state: IntentRecord["state"];
  /** The amount's power of ten, in the member's currency; absent if the operation has no amount. */
  amount?: string;
  /** The reference that the outcome page and the statement show. */
  reference: string;
  /** Decided from evidence instead of a response. */
  isJudged: boolean;
}

/**
 * What happened to an operation between its states, for support. `posted`: its form came. `claimed`: it will be carried
 * out once. `looked`: it was judged by what the operator shows. `shown`: its page was drawn. The others: its form came,
 * and nothing was sent for it (SubmissionResult).
 */
export type MoneyStep =
  | "posted"
  | "claimed"
  | "looked"
  | "shown"
  | "busy"
  | "expired"
  | "altered"
  | "unclear";

/** Where the money code reports; app/server connects it to the log and metrics. */
export interface MoneyAudit {
  /** Writes one line per operation and state. */
  operation(line: AuditLine): void;
  /** The store has kept a record in another state than before. */
  outcome(state: IntentRecord["state"], was: IntentRecord["state"]): void;
  /** An operation has been settled whose process died during it or could not keep its answer. */
  lapsed(record: IntentRecord): void;
  /** Writes one line; `state` is what the page called it. */
  step(step: MoneyStep, of: { id: string; requestId: string; state?: string }): void;
  /** A store failure that no member sees. */
  storeFault(step: ToleratedStep, error: unknown, requestId: string): void;
  /** An error in an operation whose member has gone, so that no page shows it. */
  unseen(error: unknown, requestId: string): void;
  /** A record from another release that this one cannot read. */
  unreadable(reference: string): void;
}

export function auditLine(record: IntentRecord, requestId: string): AuditLine {
  const { id, operation, state, facts, judgedAt } = record;
  const amount = typeof facts.amount === "number" ? amountClass(facts.amount) : undefined;
  return {
    requestId,
    operation,
    state,
    amount,
    reference: referenceFrom(id),
    isJudged: judgedAt !== undefined,
  };
}

/** `<100`, `<1000`, …: the next power of ten above an amount in satang. */
function amountClass(satang: number): string {
  return `<${10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, satang / 100))) + 1)}`;
}
