import type { RequestContext } from "~/context";
import { readCookie, serializeCookie } from "~/session/cookie.server";

const COOKIE = "registered";
/** As long as somebody may want to reload the page that says so. */
const LIFE_MS = 60_000;

/** Headers that delete the draft and let the success page be shown. */
export function registeredHeaders({ drafts, isSecure }: RequestContext): Headers {
  const headers = drafts.forget();
  headers.append("set-cookie", serializeCookie({ name: COOKIE, value: "1", isSecure, maxAgeMs: LIFE_MS }));
  return headers;
}

/** Whether this browser has registered just now. */
export function hasRegistered(request: Request): boolean {
  return readCookie(request, COOKIE) !== null;
}
