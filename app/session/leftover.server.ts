import type { RequestContext } from "~/context";

/**
 * Loading a public screen ends the session that is still there (specification, section 4); a prefetch or a sub-request
 * never does. Answers the headers that forget it.
 */
export async function endLeftover(
  request: Request,
  { isDocument, sessions }: Pick<RequestContext, "isDocument" | "sessions">,
): Promise<Headers | undefined> {
  const hasSession = isDocument && (await sessions.read(request)) !== null;
  return hasSession ? sessions.end(request) : undefined;
}
