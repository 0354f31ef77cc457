import type { Satang } from "schemas/amount";
import type { TextKey } from "~/errors/code-words";

/**
 * The outcome of an operation as its page shows it. `unknown` here: for good, because the store has forgotten it or this
 * release does not know its kind. A record's `unknown`, which is judged again, is `checking`, and `contact` after a time.
 */
export type OutcomeState = "done" | "accepted" | "refused" | "checking" | "contact" | "unknown";

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

/** An account by its code, the member's bank account, or a literal text. */
export type LineValue = { account: string } | { isOwnBank: true } | string;

/** What one kind of operation shows on its outcome page. */
export interface OutcomePage {
  headings: Record<Heading, TextKey> & {
    /** The title for an operation that is accepted before it is done. */
    accepted?: TextKey;
  };
  /** Sentences that replace the general ones. */
  texts?: Partial<Record<OutcomeState, TextKey>>;
  /** Where the money of a done operation is, if the main wallet cannot be shown, which says it better. */
  arrived?: TextKey;
  /** What the main wallet's balance is called: what is left after a payment, or what there is now, the default. */
  mainWallet?: "left" | "now" | "none";
  amount?: Satang;
  /** Facts and results. */
  lines?: readonly { label: TextKey; value: LineValue }[];
  /** What it goes through until the member has the money. Once accepted, the first is done, the second under way. */
  stages?: readonly [done: TextKey, now: TextKey, end: TextKey];
  /** The next step once it is done; defaults to home. */
  next?: { to: string; label: TextKey };
  /** Where to try again after a refusal. */
  again?: { to: string; label: TextKey };
}
