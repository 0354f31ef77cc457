import type { ParseKeys } from "i18next";
import type { Satang } from "schemas/amount";
import type { ErrorCode } from "schemas/contract/errors";
import type { Namespace } from "~/i18n/i18n";

/** The outcome of an operation as its page shows it. */
export type OutcomeState = "done" | "accepted" | "refused" | "checking" | "contact" | "unknown";

/** A text key with its namespace: `money:outcome.title`. */
export type TextKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>;

type Heading = "done" | "refused" | "checking" | "unknown";

/** A group of texts that has all of these headings: `games:outcome.activate`. */
type HeadingGroup = {
  [Key in TextKey]: Key extends `${infer Group}.checking`
    ? [`${Group}.${Heading}`] extends [TextKey]
      ? Group
      : never
    : never;
}[TextKey];

/** The four headings of a group of texts that names them by their states. */
export function headingsOf(group: HeadingGroup): Record<Heading, TextKey> {
  const heading = <const Name extends Heading>(name: Name) => `${group}.${name}` as const;
  return {
    done: heading("done"),
    refused: heading("refused"),
    checking: heading("checking"),
    unknown: heading("unknown"),
  };
}

/** What one kind of operation shows on its outcome page. */
export interface OutcomePage {
  headings: Record<Heading, TextKey> & {
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
