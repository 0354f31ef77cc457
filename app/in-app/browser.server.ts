import type { RequestContext } from "~/context";
import { readCookie } from "~/session/cookie.server";

/** An app's own little browser: keeps cookies badly, blocks downloads, cannot be bookmarked. */
export type InAppBrowser = "line" | "facebook";

/** Holds that the hint was closed; forgotten with the browser session. */
export const DISMISSED_COOKIE = "in-app-hint";

/** Told by the user agent, so that the first render already has the hint. */
export function inAppBrowserOf(userAgent: string | undefined): InAppBrowser | undefined {
  if (userAgent === undefined) return undefined;
  if (/\bLine\/\d/i.test(userAgent)) return "line";
  return /\bFB(?:AN|AV|_IAB|IOS)\b|\bInstagram\b/.test(userAgent) ? "facebook" : undefined;
}

/** The in-app browser to hint at leaving; none where the brand or the member has switched the hint off. */
export function hintedBrowser(request: Request, { brand, userAgent }: RequestContext) {
  if (!brand.features.inAppBrowserHint || readCookie(request, DISMISSED_COOKIE) !== null) return undefined;
  return inAppBrowserOf(userAgent);
}
