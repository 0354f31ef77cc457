import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import type { RequestContext, Services } from "~/context";
import type { GuestPage } from "./guest-pages";
import { contextFor, requestFor } from "./guest-request";
import type { InlineCode } from "./headers";
import { hashedInsteadOf } from "./inline-code";
import { createKeptPages } from "./kept-pages";
import { type PackedPage, sendPacked } from "./packed-page";

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
