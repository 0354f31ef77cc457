import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import type { Brand } from "schemas/brand";
import { videoNames } from "schemas/names";
import type { RequestContext, Services } from "~/context";
import { cookiesOf } from "~/cookies/cookie.server";
import type { InAppBrowser } from "~/document/brand";
import { BALANCES_COOKIE, HIDDEN } from "~/document/hidden-balances";
import type { Locale } from "~/i18n/locale";
import { LOCALE_COOKIE, wantedLocale } from "~/i18n/locale.server";
import type { Lookups } from "~/lookups/lookups.server";
import { isSameForGuests, paths, sameForGuests } from "~/paths";
import { DISMISSED_COOKIE, inAppBrowserOf } from "~/shell/in-app-browser.server";
import { hasBody } from "./body";
import type { InlineCode } from "./headers";
import { createPageCache, type PackedPage, withHashesFor } from "./page-cache";
import { isDocument, isPrefetch, pathOf } from "./request";
import { encodingFor, endPacked } from "./send-response";

/** All that a guest's page depends on, besides the brand and the public look-ups. */
export interface GuestPage {
  /** Without a query. */
  path: string;
  locale: Locale;
  /** Set if the page hints at leaving it. */
  inAppBrowser: InAppBrowser | undefined;
  hidesBalances: boolean;
}

/** The paths of the brand's pages that are the same for every guest, with a how-to page for each video that it has. */
function sharedPathsOf({ features, videos }: GuestPageRules): string[] {
  if (!features.howto) return sameForGuests.filter((path) => path !== paths.howto);
  const shown = videoNames.filter((name) => videos[name].file !== undefined);
  return [...sameForGuests, ...shown.map((name) => `${paths.howto}/${name}`)];
}

/**
 * The cookies (without `__Host-`) of visitors whose pages may differ: with a session, or one that has just ended, a
 * message to show, a draft, a phone number that has just registered, a page to return to, or a chat.
 */
const PERSONAL_COOKIES = new Set([
  "session",
  "ended",
  "flash",
  "register-draft",
  "registered",
  "return-to",
  "guest-id",
]);

/** The part of a brand's config that decides about guests' pages. */
type GuestPageRules = Pick<Brand, "locales" | "defaultLocale" | "features" | "videos">;

/** Finds the page that a request asks for; null if it may differ from what other guests get. */
export function guestPagesOf(brand: GuestPageRules): (incoming: IncomingMessage) => GuestPage | null {
  const shared = new Set(sharedPathsOf(brand));
  return (incoming) => {
    const { url: path = "", headers } = incoming;
    if (!shared.has(path) || !asksForDocument(incoming)) return null;
    const cookies = cookiesOf(headers.cookie);
    if (hasPersonalCookie(cookies)) return null;
    const hasHint = brand.features.inAppBrowserHint && !cookies.get(DISMISSED_COOKIE);
    return {
      path,
      locale: wantedLocale(cookies.get(LOCALE_COOKIE) ?? null, brand) ?? brand.defaultLocale,
      inAppBrowser: hasHint ? inAppBrowserOf(headers["user-agent"]) : undefined,
      hidesBalances: brand.features.hideBalances && cookies.get(BALANCES_COOKIE) === HIDDEN,
    };
  };
}

/** Whether the browser prefetches the router's data of a page that is the same for every guest. */
export function isGuestPrefetch(incoming: IncomingMessage): boolean {
  const path = pathOf(incoming).replace(/\.data$/, "");
  const isData = incoming.method === "GET" && path !== pathOf(incoming);
  return (
    isData &&
    isPrefetch(incoming) &&
    isSameForGuests(path) &&
    !hasPersonalCookie(cookiesOf(incoming.headers.cookie))
  );
}

function hasPersonalCookie(cookies: ReadonlyMap<string, string>): boolean {
  return [...cookies.keys()].some((name) => PERSONAL_COOKIES.has(name.replace(/^__Host-|-2$/g, "")));
}

function asksForDocument(incoming: IncomingMessage): boolean {
  return (incoming.method === "HEAD" || isDocument(incoming)) && !hasBody(incoming);
}

/** One user agent per app, in place of the visitor's own. */
const AGENTS: Record<InAppBrowser, string> = { line: "Line/1", facebook: "FBAN" };

/** A request for the page with nothing of the visitor's but what the page depends on. */
function requestFor({ path, hidesBalances }: GuestPage, origin: string): Request {
  const headers = new Headers({ accept: "text/html" });
  if (hidesBalances) headers.set("cookie", `${BALANCES_COOKIE}=${HIDDEN}`);
  return new Request(origin + path, { headers });
}

interface PageServices extends Pick<RequestContext, "nonce" | "styles"> {
  services: Services;
  /** Used instead of the services' own. */
  lookups: Lookups;
}

/**
 * The context of the page's loaders, with nothing of any visitor's. They may use the look-ups, which are the same for
 * everybody; a call to the operator for one visitor throws.
 */
function contextFor(page: GuestPage, { lookups, nonce, services, styles }: PageServices): RequestContext {
  return {
    ...services,
    lookups,
    operatorFor: () => {
      throw new Error("a page that is kept for all guests called the operator for one of them");
    },
    requestId: "",
    nonce,
    address: "",
    userAgent: page.inAppBrowser && AGENTS[page.inAppBrowser],
    locale: page.locale,
    styles,
    isDocument: true,
    isPrefetch: false,
  };
}

interface GuestServingSettings {
  services: Services;
  styles: RequestContext["styles"];
  handle: RequestHandler;
  policy: (inline: InlineCode) => string;
}

/** Serves pages that are the same for all guests from memory (docs/decisions/guests-pages-are-kept.md). */
export interface GuestServing {
  /** The cached page, if nothing that it shows can have changed. */
  known(page: GuestPage): PackedPage | null;
  /** The page, rendered again if it has to be; null if this time it is not the same for everybody. */
  get(page: GuestPage): Promise<PackedPage | null>;
  send(page: PackedPage, incoming: IncomingMessage, outgoing: ServerResponse): void;
}

export function createGuestServing({ services, styles, handle, policy }: GuestServingSettings): GuestServing {
  const pages = createPageCache(services.lookups);
  const origin = services.publicOrigin ?? "http://localhost";
  return {
    known: (page) => pages.known(keyOf(page)),
    get: (page) =>
      pages.get(keyOf(page), async (lookups) => {
        const nonce = randomBytes(16).toString("hex");
        const context = contextFor(page, { lookups, nonce, services, styles });
        const response = await handle(requestFor(page, origin), { ...context });
        if (response.status === 200 && !response.headers.has("set-cookie"))
          return withHashesFor(nonce, await response.text());
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
 * Sends the page. Browsers may keep it, but must ask each time whether it is still the same (304, RFC 9110, 13.1.2),
 * because their cookies may have changed.
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

/** Compares weakly, because a proxy that compresses turns the tag into a weak one. */
function matches(header: string | undefined, tag: string): boolean {
  return header?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag) ?? false;
}
