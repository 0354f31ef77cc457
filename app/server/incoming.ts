import type { IncomingMessage } from "node:http";
import { PAGE_LANGUAGE } from "~/i18n/page-language";
import { pathOf } from "./refusals";

/** Decided by the fetch metadata headers; without them, by the URL. */
export function isDocument(incoming: IncomingMessage): boolean {
  const isPage = (incoming.headers["sec-fetch-dest"] ?? "document") === "document";
  return incoming.method === "GET" && isPage && !isPrefetch(incoming) && !pathOf(incoming).endsWith(".data");
}

/** Includes prerendering: browsers send `prefetch;prerender`. */
export function isPrefetch({ headers }: IncomingMessage): boolean {
  return `${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`.includes("prefetch");
}

const known = new WeakMap<IncomingMessage, Request>();

/** A request with cookies and the page's language only, to know language and member before the real one is accepted. */
export function onlyCookies(incoming: IncomingMessage): Request {
  const { cookie = "", [PAGE_LANGUAGE]: language } = incoming.headers;
  const headers = { cookie, ...(typeof language === "string" && { [PAGE_LANGUAGE]: language }) };
  const request = known.get(incoming) ?? new Request("http://local.invalid", { headers });
  known.set(incoming, request);
  return request;
}
