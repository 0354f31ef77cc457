import type { IncomingMessage } from "node:http";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The form that opens a game in a new tab. WebKitGTK (2.50) calls every such post "cross-site", even from our own page.
 * The Origin beside it is right, and no other site can send ours.
 */
const IN_NEW_TAB = /^\/user\/home\/games\/[^/?]+\/play(\?|$)/;

/**
 * Where the browser itself posts a slip that another app shares, with `Origin: null` and `Sec-Fetch-Site: none`, which
 * no site can make it send. The address only asks for the slip again. Where our service worker takes the post instead,
 * nothing is checked: the slip is shown as shared from another app, and sent only when the member presses the button.
 */
const SHARED = /^\/files\/shared-slip(\?|$)/;

/**
 * The header that shows a state-changing request to be cross-site, or null (standards.md, Trust 3). Browsers send
 * Sec-Fetch-Site; of older ones the Origin must be ours. A request with neither is not a browser's form post from
 * another site, because every recent browser sends at least Origin with a POST.
 */
export function crossSiteHeader(
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
