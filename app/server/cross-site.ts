import type { IncomingMessage } from "node:http";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The name of the header that marks a state-changing request as cross-site, or null (standards.md, Trust 3). Browsers
 * send Sec-Fetch-Site; for older ones the Origin must be ours. A request with neither header is not a browser's
 * cross-site form post, because every recent browser sends at least Origin with a POST.
 */
export function crossSiteSign(
  { method = "GET", headers }: IncomingMessage,
  publicOrigin: string | undefined,
): "sec-fetch-site" | "origin" | null {
  if (SAFE.has(method)) return null;
  const { origin, "sec-fetch-site": site = "none" } = headers;
  if (site !== "same-origin" && site !== "none") return "sec-fetch-site";
  return origin === undefined || origin === (publicOrigin ?? `http://${headers.host ?? ""}`)
    ? null
    : "origin";
}
