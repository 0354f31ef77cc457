import type { RequestContext, Services } from "~/context";
import type { InAppBrowser } from "~/document/brand";
import { BALANCES_COOKIE, HIDDEN } from "~/document/hidden-balances";
import type { Lookups } from "~/lookups/lookups.server";
import type { GuestPage } from "./guest-pages";

/** User agents that stand for all of an app's. */
const AGENTS: Record<InAppBrowser, string> = { line: "Line/1", facebook: "FBAN" };

/** A request for the page with nothing of whoever asks: made anew, from what the page depends on. */
export function requestFor({ path, hidesBalances }: GuestPage, origin: string): Request {
  const headers = new Headers({ accept: "text/html" });
  if (hidesBalances) headers.set("cookie", `${BALANCES_COOKIE}=${HIDDEN}`);
  return new Request(origin + path, { headers });
}

interface Given extends Pick<RequestContext, "nonce" | "styles"> {
  services: Services;
  /** In place of the services' own. */
  lookups: Lookups;
}

/**
 * What the page's loaders may know. They may use the look-ups, which are the same for everybody, but not call the
 * operator in the name of one visitor: that fails.
 */
export function contextFor(page: GuestPage, { lookups, nonce, services, styles }: Given): RequestContext {
  return {
    ...services,
    lookups,
    operatorFor: () => {
      throw new Error("a page that is kept for all guests called the operator for one of them");
    },
    requestId: "",
    nonce,
    address: "",
    userAgent: page.inAppBrowser && AGENTS[page.inAppBrowser],
    locale: page.locale,
    styles,
    isDocument: true,
    isPrefetch: false,
  };
}
