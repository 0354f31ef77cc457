import type { MoneyStep } from "~/money/once/audit";

/**
 * What a step can be. Between the steps that the log names stand the states of the record: `sent`, `answered` by the
 * operator's API, `judged` by what the operator shows; and `failed`, a call of the operator's API that went wrong.
 */
export type What = MoneyStep | "sent" | "answered" | "judged" | "failed";

/** One step of an operation, with nothing but what support may see. */
export interface Happening {
  /** Ms since the epoch. */
  at: number;
  what: What;
  /** The record's state, or what the member's page called it. */
  state?: string;
  /** The kind of operation, and the power of ten of its amount. */
  operation?: string;
  amount?: string;
  /** The call that failed, and the code of its failure. */
  endpoint?: string;
  error?: string;
  /** From our record instead of the log. */
  isFromStore?: true;
}
