import type { RequestContext } from "~/context";

/**
 * Ends an existing session when a public screen is opened (specification, section 4), but not for a prefetch or a
 * request of our script. Returns the headers that clear it.
 */
export async function endStaleSession(
  request: Request,
  { isDocument, sessions }: Pick<RequestContext, "isDocument" | "sessions">,
): Promise<Headers | undefined> {
  const hasSession = isDocument && (await sessions.read(request)) !== null;
  return hasSession ? sessions.end(request) : undefined;
}
