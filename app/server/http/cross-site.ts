import type { IncomingMessage } from "node:http";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The form that opens in a new tab. WebKitGTK (2.50) says "cross-site" of every such post, even of our own page's; the
 * Origin beside it is right, and no other site can send ours.
 */
const IN_NEW_TAB = /^\/user\/home\/games\/[^/?]+\/play(\?|$)/;

/**
 * The browser itself posts what another app shares, with an Origin that says nothing. No site can make it say "none",
 * and the address does nothing but ask for the slip again. Our worker takes such a post without asking: what it keeps is
 * shown as shared from another app, and nothing is sent before the member presses the button.
 */
const SHARED = /^\/files\/shared-slip(\?|$)/;

/**
 * The name of the header that marks a state-changing request as cross-site, or null (standards.md, Trust 3). Browsers
 * send Sec-Fetch-Site; for older ones the Origin must be ours. A request with neither header is not a browser's
 * cross-site form post, because every recent browser sends at least Origin with a POST.
 */
export function crossSiteSign(
  { method = "GET", url = "", headers }: IncomingMessage,
  publicOrigin: string | undefined,
): "sec-fetch-site" | "origin" | null {
  if (SAFE.has(method)) return null;
  const { origin, "sec-fetch-site": site = "none" } = headers;
  const isOurs = origin === (publicOrigin ?? `http://${headers.host ?? ""}`);
  if (isOurs && site === "cross-site" && IN_NEW_TAB.test(url)) return null;
  if (headers["sec-fetch-site"] === "none" && origin === "null" && SHARED.test(url)) return null;
  if (site !== "same-origin" && site !== "none") return "sec-fetch-site";
  return origin === undefined || isOurs ? null : "origin";
}
