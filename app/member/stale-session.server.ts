import type { RequestContext } from "~/context";

/**
 * Opening a public screen ends an existing session (specification, section 4); a prefetch or a request of our script
 * does not. Returns the headers that clear it.
 */
export async function endStaleSession(
  request: Request,
  { isDocument, sessions }: Pick<RequestContext, "isDocument" | "sessions">,
): Promise<Headers | undefined> {
  const hasSession = isDocument && (await sessions.read(request)) !== null;
  return hasSession ? sessions.end(request) : undefined;
}
