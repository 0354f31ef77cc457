import type { Submission, SubmissionResult } from "@conform-to/react";
import type { RequestContext } from "~/context";

interface ReplyOptions {
  /** Values that messages name: `{ minimum: "1.00", currency: "THB" }`. */
  values?: Record<string, string>;
  /** Texts about the form as a whole, already in the member's language. */
  formErrors?: string[];
  /** Never echoed back: passwords and codes. */
  hideFields?: string[];
}

/** A refused form as the page shows it again: what was typed, and each field's message in the member's language. */
export function reply<Form, Value>(
  submission: Submission<Form, string[], Value>,
  { texts, locale }: RequestContext,
  { values = {}, formErrors, hideFields }: ReplyOptions,
): SubmissionResult<string[]> {
  const translate = texts.anyKey(locale);
  const result = submission.reply({ formErrors, hideFields });
  const error = Object.entries(result.error ?? {}).map(([field, messages]) => [
    field,
    messages?.map((message) => translate(message, values)) ?? null,
  ]);
  return { ...result, error: Object.fromEntries(error) };
}
