import type { IncomingMessage } from "node:http";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something comes from another site (standards.md, Trust 3). Browsers say so
 * themselves (Sec-Fetch-Site); for older ones the Origin has to be ours. Neither header: not a browser's form post
 * from elsewhere, since every browser of the last years sends at least the Origin with a POST.
 */
export function isCrossSite(request: IncomingMessage, publicOrigin: string | undefined): boolean {
  if (SAFE.has(request.method ?? "GET")) return false;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = request.headers;
  return origin !== undefined && origin !== (publicOrigin ?? `http://${request.headers.host ?? ""}`);
}
