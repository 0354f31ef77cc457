import type { RequestContext } from "~/context";
import { readCookie } from "~/cookies/cookie.server";
import type { InAppBrowser } from "~/document/brand";

/** Set when the hint is closed, until the browser is closed. */
export const DISMISSED_COOKIE = "in-app-hint";

/** Detected from the user agent, so that the first render already has the hint. */
export function inAppBrowserOf(userAgent: string | undefined): InAppBrowser | undefined {
  if (userAgent === undefined) return undefined;
  if (/\bLine\/\d/i.test(userAgent)) return "line";
  return /\bFB(?:AN|AV|_IAB|IOS)\b|\bInstagram\b/.test(userAgent) ? "facebook" : undefined;
}

/** The in-app browser to suggest leaving; undefined if the brand or the member has turned the hint off. */
export function hintedBrowser(request: Request, { brand, userAgent }: RequestContext) {
  if (!brand.features.inAppBrowserHint || readCookie(request, DISMISSED_COOKIE) !== null) return undefined;
  return inAppBrowserOf(userAgent);
}
