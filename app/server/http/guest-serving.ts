import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import type { RequestContext, Services } from "~/context";
import { contextFor, type GuestPage, requestFor } from "./guest-pages";
import { hashedInsteadOf, type InlineCode } from "./headers";
import { createKeptPages, type PackedPage } from "./kept-pages";
import { encodingFor, endPacked } from "./response";

interface Parts {
  services: Services;
  styles: RequestContext["styles"];
  handle: RequestHandler;
  policy: (inline: InlineCode) => string;
}

/** Serves the pages that are the same for all guests, each made once (docs/decisions/guests-pages-are-kept.md). */
export interface GuestServing {
  /** The page, if it is there and nothing of it can have changed. */
  known(page: GuestPage): PackedPage | null;
  /** The page, made anew if it must be; null if this time it is not the same for everybody. */
  get(page: GuestPage): Promise<PackedPage | null>;
  send(page: PackedPage, incoming: IncomingMessage, outgoing: ServerResponse): void;
}

export function createGuestServing({ services, styles, handle, policy }: Parts): GuestServing {
  const pages = createKeptPages(services.lookups);
  const origin = services.publicOrigin ?? "http://localhost";
  return {
    known: (page) => pages.known(keyOf(page)),
    get: (page) =>
      pages.get(keyOf(page), async (lookups) => {
        const nonce = randomBytes(16).toString("hex");
        const context = contextFor(page, { lookups, nonce, services, styles });
        const response = await handle(requestFor(page, origin), { ...context });
        if (response.status === 200 && !response.headers.has("set-cookie"))
          return hashedInsteadOf(nonce, await response.text());
        await response.body?.cancel();
        return null;
      }),
    send(page, incoming, outgoing) {
      outgoing.setHeader("content-security-policy", policy(page.inline));
      sendPacked(page, incoming, outgoing);
    },
  };
}

function keyOf({ path, locale, inAppBrowser, hidesBalances }: GuestPage): string {
  return [path, locale, inAppBrowser, hidesBalances].join(" ");
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
