import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import { videoNames } from "schemas/names";
import type { OperatorConfig } from "schemas/operator";
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
import { createKeptPages, hashedInsteadOf, type PackedPage } from "./kept-pages";
import { isDocument, isPrefetch, pathOf } from "./request";
import { encodingFor, endPacked } from "./send-response";

/** All that a guest's page depends on besides the brand and the public look-ups. */
export interface GuestPage {
  /** Without a query. */
  path: string;
  locale: Locale;
  /** The app whose hint the page shows. */
  inAppBrowser: InAppBrowser | undefined;
  hidesBalances: boolean;
}

/** The addresses of pages that are the same for every guest. No others, such as how-to pages that are not there. */
function pathsOf({ features, videos }: Brand): string[] {
  if (!features.howto) return sameForGuests.filter((path) => path !== paths.howto);
  const shown = videoNames.filter((name) => videos[name].file !== undefined);
  return [...sameForGuests, ...shown.map((name) => `${paths.howto}/${name}`)];
}

/**
 * The cookies, by their names without `__Host-`, that make a page its visitor's own: a session to end, one that has just
 * ended, a message, a draft, a phone number that has just registered, a place to return to, a chat that has begun.
 */
const OWN = new Set(["session", "ended", "flash", "register-draft", "registered", "return-to", "guest-id"]);

type Brand = Pick<OperatorConfig, "locales" | "defaultLocale" | "features" | "videos">;

/** Tells the page that a request asks for; null if it may differ from what other guests get. */
export function guestPagesOf(brand: Brand): (incoming: IncomingMessage) => GuestPage | null {
  const shared = new Set(pathsOf(brand));
  return (incoming) => {
    const { url: path = "", headers } = incoming;
    if (!shared.has(path) || !asksForDocument(incoming)) return null;
    const cookies = cookiesOf(headers.cookie);
    if (hasOwn(cookies)) return null;
    const hasHint = brand.features.inAppBrowserHint && !cookies.get(DISMISSED_COOKIE);
    return {
      path,
      locale: wantedLocale(cookies.get(LOCALE_COOKIE) ?? null, brand) ?? brand.defaultLocale,
      inAppBrowser: hasHint ? inAppBrowserOf(headers["user-agent"]) : undefined,
      hidesBalances: brand.features.hideBalances && cookies.get(BALANCES_COOKIE) === HIDDEN,
    };
  };
}

/** Whether the browser asks, ahead of a tap, for what the router needs of a page that is the same for every guest. */
export function isGuestDataAhead(incoming: IncomingMessage): boolean {
  const path = pathOf(incoming).replace(/\.data$/, "");
  const isData = incoming.method === "GET" && path !== pathOf(incoming);
  return (
    isData && isPrefetch(incoming) && isSameForGuests(path) && !hasOwn(cookiesOf(incoming.headers.cookie))
  );
}

function hasOwn(cookies: ReadonlyMap<string, string>): boolean {
  return [...cookies.keys()].some((name) => OWN.has(name.replace(/^__Host-|-2$/g, "")));
}

function asksForDocument(incoming: IncomingMessage): boolean {
  return (incoming.method === "HEAD" || isDocument(incoming)) && !hasBody(incoming);
}

/** User agents that stand for all of an app's. */
const AGENTS: Record<InAppBrowser, string> = { line: "Line/1", facebook: "FBAN" };

/** A request for the page with nothing of whoever asks: made anew, from what the page depends on. */
function requestFor({ path, hidesBalances }: GuestPage, origin: string): Request {
  const headers = new Headers({ accept: "text/html" });
  if (hidesBalances) headers.set("cookie", `${BALANCES_COOKIE}=${HIDDEN}`);
  return new Request(origin + path, { headers });
}

interface Given extends Pick<RequestContext, "nonce" | "styles"> {
  services: Services;
  /** In place of the services' own. */
  lookups: Lookups;
}

/**
 * What the page's loaders may know. They may use the look-ups, which are the same for everybody, but not call the
 * operator in the name of one visitor: that fails.
 */
function contextFor(page: GuestPage, { lookups, nonce, services, styles }: Given): RequestContext {
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
