import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";

/** No game or bonus has a longer code. Limited, because a record keeps it for a day. */
const LONGEST = 64;

/**
 * The code of a game or bonus in a page's address. Throws the not-found page if it is too long to be one. It is not
 * looked for in the wallet or the list: the operator decides, and what was read before an action would be out of date
 * on the page after it.
 */
export function codeOf({ code = "" }: { code?: string }, context: RequestContext): string {
  if (code.length > LONGEST) throw failure("notFound", context);
  return code;
}
