import type { RequestContext } from "~/context";
import { doneCookie, doneNow } from "~/session/done.server";

/** Headers that delete the draft and let the success page be shown. */
export function registeredHeaders({ drafts, isSecure }: RequestContext): Headers {
  const headers = drafts.forget();
  headers.append("set-cookie", doneCookie("registered", isSecure));
  return headers;
}

/** Whether this browser has registered just now. */
export function hasRegistered(request: Request): boolean {
  return doneNow(request) === "registered";
}
