import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor, endPacked, type Packed, packed } from "./compress";
import type { InlineCode } from "./headers";
import { hashOf, type SharedHtml } from "./inline-code";

/** A whole page as it is sent: compressed once, as small as it gets. */
export interface PackedPage {
  bodies: Packed;
  /** The page's hash, for entity tags. */
  hash: string;
  inline: InlineCode;
}

/** Several times what our longest page has. With an operator's longest texts the best level would take seconds. */
const MOST_LETTERS_PACKED_WELL = 100_000;

/** `pace`: as small as it gets, or quickly if it is sent only once. A page that is very long is always packed quickly. */
export async function packPage({ html, inline }: SharedHtml, pace?: "quickly"): Promise<PackedPage> {
  const bodies = await packed(html, html.length > MOST_LETTERS_PACKED_WELL ? "quickly" : pace);
  return { bodies, hash: hashOf(html), inline };
}

/**
 * Sends the page. Browsers may keep it, but ask each time whether it is still the same (304, RFC 9110, 13.1.2), as the
 * cookies they send may have changed.
 */
export function sendPacked(page: PackedPage, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const tag = `"${page.hash}-${encodingFor(incoming) ?? "identity"}"`;
  outgoing.setHeader("cache-control", "private, no-cache");
  outgoing.setHeader("vary", "accept-encoding, cookie, user-agent");
  outgoing.setHeader("etag", tag);
  if (matches(incoming.headers["if-none-match"], tag)) {
    outgoing.statusCode = 304;
    outgoing.end();
    return;
  }
  outgoing.setHeader("content-type", "text/html; charset=utf-8");
  endPacked(page.bodies, outgoing);
}

/** A proxy that compresses makes the tag a weak one. */
function matches(header: string | undefined, tag: string): boolean {
  return header?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag) ?? false;
}
