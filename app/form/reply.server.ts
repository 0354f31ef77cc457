import type { Submission, SubmissionResult } from "@conform-to/react";
import type { RequestContext } from "~/context";
import { isConfirmed, isKept } from "~/document/kept-fields";
import { FIELD_NAME } from "./form-reply";

interface ReplyOptions {
  /** Values for the messages: `{ minimum: "1.00", currency: "THB" }`. */
  values?: Record<string, string>;
  /** Form-level texts, already in the member's language. */
  formErrors?: string[];
  /** The same for single fields. */
  fieldErrors?: Record<string, string[]>;
}

/**
 * Conform's result for a form that is shown again: the typed values without secrets (`isKept`), and each field's
 * message in the member's language.
 */
export function reply<Form, Value>(
  submission: Submission<Form, string[], Value>,
  { texts, locale }: Pick<RequestContext, "texts" | "locale">,
  { values = {}, formErrors, fieldErrors }: ReplyOptions,
): SubmissionResult<string[]> {
  const translate = texts.anyKey(locale);
  const hideFields = Object.keys(submission.payload).filter((name) => !isKept(name));
  const result = submission.reply({ formErrors, fieldErrors, hideFields });
  const error = Object.entries(result.error ?? {}).map(([field, messages]) => [
    field,
    messages?.map((message) => translate(message, { ...values, field: FIELD_NAME })) ?? null,
  ]);
  // Only invalid fields are validated at every change; the others when they lose focus.
  return { ...result, error: Object.fromEntries(error), fields: Object.keys(result.error ?? {}) };
}

/** The fields that the confirming form must send again. */
export function confirmedTexts(typed: FormData): Record<string, string> {
  const texts = [...typed].filter(([name, value]) => typeof value === "string" && isConfirmed(name));
  return Object.fromEntries(texts) as Record<string, string>;
}
