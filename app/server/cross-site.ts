import type { IncomingMessage } from "node:http";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The header by which a request that may change something shows that it comes from another site, or null where none
 * does (standards.md, Trust 3). Browsers say so
 * themselves (Sec-Fetch-Site); for older ones the Origin has to be ours. Neither header: not a browser's form post
 * from elsewhere, since every browser of the last years sends at least the Origin with a POST.
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
