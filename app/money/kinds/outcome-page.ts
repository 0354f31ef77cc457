import type { ParseKeys } from "i18next";
import type { Satang } from "schemas/amount";
import type { ErrorCode } from "schemas/contract/errors";
import type { Namespace } from "~/i18n/i18n";

/** The outcome of an operation as its page shows it. */
export type OutcomeState = "done" | "accepted" | "refused" | "checking" | "contact" | "unknown";

/** A text key with its namespace: `money:outcome.title`. */
export type TextKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>;

/** What one kind of operation shows on its outcome page. */
export interface OutcomePage {
  headings: Record<Exclude<OutcomeState, "contact" | "accepted">, TextKey> & {
    /** The title for an operation that is accepted before it is done. */
    accepted?: TextKey;
  };
  /** Sentences that replace the general ones. */
  texts?: Partial<Record<OutcomeState, TextKey>>;
  /** What a code means for this operation, where its general text answers another question. */
  reasons?: Partial<Record<ErrorCode, TextKey>>;
  amount?: Satang;
  /** Facts and results: an account by its code, or a literal text. */
  lines?: readonly { label: TextKey; value: { account: string } | string }[];
  /** The next step once it is done; defaults to home. */
  next?: { to: string; label: TextKey };
  /** Where to try again after a refusal. */
  again?: { to: string; label: TextKey };
}
