import { GONE, INVALID_TOKEN, isErrorCode } from "schemas/contract/errors";
import { lookUp } from "schemas/look-up";
import type { RequestContext } from "~/context";

/** What an instruction says where it is not followed, as in a refused login (operator-api.md, Failure). */
const instructions = {
  [INVALID_TOKEN]: "errors:UNAUTHORIZED",
  [GONE]: "public:terminated.text",
} as const;

/**
 * The text for an operator's code or message (specification, section 8): localised if there is such a text, otherwise
 * as received.
 */
export function errorText({ texts, locale }: RequestContext, message: string): string {
  const instruction = lookUp(instructions, message);
  if (instruction) return texts.t(locale)(instruction);
  const translated = texts.anyKey(locale)(`errors:${message}`);
  return translated === `errors:${message}` ? message : translated;
}

/** What a successful response says beyond success: its message, if that is a known code (operator-api.md, Success). */
export function ackText(context: RequestContext, message: string | undefined): string | undefined {
  if (message === undefined || !isErrorCode(message) || ["OK", "SUCCESS"].includes(message)) return undefined;
  return errorText(context, message);
}
