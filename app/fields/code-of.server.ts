import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";

/** No game or bonus has a longer code, and a record keeps it for a day. */
const LONGEST = 64;

/**
 * The code in a page's address; the not-found page for one that is too long to be any. Not checked against the wallet
 * or the list: the operator decides, and the page that follows must read them after the action.
 */
export function codeOf({ code = "" }: { code?: string }, context: RequestContext): string {
  if (code.length > LONGEST) throw failure("notFound", context);
  return code;
}
