import { isErrorCode } from "schemas/contract/errors";
import { ownEntry } from "schemas/own-entry";
import type { RequestContext } from "~/context";
import { wordsOf } from "./code-words";

/**
 * The text for an operator's code or message (specification, section 8): localised if there is such a text, otherwise
 * as received. `operation` is the kind of operation that was refused.
 */
export function errorText({ texts, locale }: RequestContext, message: string, operation = ""): string {
  const { text, textOf = {} } = wordsOf(message) ?? {};
  const t = texts.anyKey(locale);
  const own = ownEntry(textOf, operation) ?? text;
  if (own) return t(own);
  const translated = t(`errors:${message}`);
  return translated === `errors:${message}` ? message : translated;
}

/** What a successful response says beyond success: its message, if that is a known code (operator-api.md, Success). */
export function ackText(context: RequestContext, message: string | undefined): string | undefined {
  if (message === undefined || !isErrorCode(message) || ["OK", "SUCCESS"].includes(message)) return undefined;
  return errorText(context, message);
}
