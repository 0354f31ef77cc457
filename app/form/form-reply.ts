import type { SubmissionResult } from "@conform-to/react";

/** A placeholder in the server's messages for the field's label. */
export const FIELD_NAME = "{{field}}";

/** What a page says about the result of a submission. */
export type Message =
  | { as: "alert"; tone: "positive" | "negative" | "warning"; text: string }
  /** Shown for a moment above everything (specification, section 8: red for failures). */
  | { as: "toast"; tone: "positive" | "negative"; text: string }
  /** Modal, until it is closed. */
  | { as: "dialog"; title: string; text: string; next?: { to: string; label: string } };

/** The values and consequences that the member reviews before confirming (product.md, confirmations). */
export interface Review<Facts> {
  facts: Facts;
  /** The form's fields as typed; the confirming form sends them again. */
  values: Record<string, string>;
}

/** An action's reply when it does not redirect. */
export interface FormReply<Facts = unknown, Answer = unknown> {
  /** For conform: the typed values without secrets, and the messages. */
  result: SubmissionResult<string[]>;
  /** The `do` of the form that this replies to. */
  button?: string;
  /** Shown above the page; form errors are in `result`. */
  message?: Message;
  /** The form must be rendered again before it can be submitted. */
  isStale?: boolean;
  /** Set while waiting for `do=confirm`. */
  review?: Review<Facts>;
  /** The form's result, when it is shown on the same page. */
  answer?: Answer;
}
