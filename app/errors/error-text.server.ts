import { isErrorCode } from "schemas/contract/errors";
import type { RequestContext } from "~/context";
import { OperatorError } from "~/operator/error";

/**
 * An operator's code or text as the member reads it (specification, section 8): the localized text where there is one,
 * otherwise as it came.
 */
export function errorText({ texts, locale }: RequestContext, message: string): string {
  const translated = texts.anyKey(locale)(`errors:${message}`);
  return translated === `errors:${message}` ? message : translated;
}

/**
 * What a successful answer has to say beside that it succeeded: its message where that is a known code
 * (operator-api.md, Success).
 */
export function ackText(context: RequestContext, message: string | undefined): string | undefined {
  if (message === undefined || !isErrorCode(message) || ["OK", "SUCCESS"].includes(message)) return undefined;
  return errorText(context, message);
}

/** The text of a failed call; anything that is not an OperatorError is thrown on. */
export function textOfFailure(context: RequestContext, error: unknown): string {
  if (!(error instanceof OperatorError)) throw error;
  return errorText(context, error.message);
}
