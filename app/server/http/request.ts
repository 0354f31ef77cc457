import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PAGE_LANGUAGE } from "~/i18n/locale";
import { BodyTooLarge } from "~/uploads/body-too-large";
import { type BodyPolicy, declaredBytes, requestBody } from "./body";

/** Whether a browser opens a page, by its fetch metadata headers, or without them by the URL. */
export function isDocument(incoming: IncomingMessage): boolean {
  const isPage = (incoming.headers["sec-fetch-dest"] ?? "document") === "document";
  return incoming.method === "GET" && isPage && !isPrefetch(incoming) && !pathOf(incoming).endsWith(".data");
}

/** Prerendering too, for which browsers send `prefetch;prerender`. */
export function isPrefetch({ headers }: IncomingMessage): boolean {
  return `${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`.includes("prefetch");
}

const cookieRequests = new WeakMap<IncomingMessage, Request>();

/**
 * A request with only the cookies and the page's language, to find the language and member before the real one is read.
 */
export function onlyCookies(incoming: IncomingMessage): Request {
  const { cookie = "", [PAGE_LANGUAGE]: language } = incoming.headers;
  const headers = { cookie, ...(typeof language === "string" && { [PAGE_LANGUAGE]: language }) };
  const request = cookieRequests.get(incoming) ?? new Request("http://local.invalid", { headers });
  cookieRequests.set(incoming, request);
  return request;
}

/** The request line or a header is malformed, as no browser sends it. */
export class BadRequest extends Error {
  constructor(cause: unknown) {
    super("the request is malformed", { cause });
    this.name = "BadRequest";
  }
}

/** A name, an IPv4 address or an IPv6 address in brackets; with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Our origin by the Host header, for when none is configured, as in development. Throws BadRequest if the header holds
 * more than a host, such as a path.
 */
export function originOf({ headers: { host = "localhost" } }: IncomingMessage): string {
  if (!HOST.test(host)) throw new BadRequest(`not a host: ${host.slice(0, 80)}`);
  return `http://${host}`;
}

/**
 * With this every request's signal is aborted at its end, even after an answer. Made once, because its stack is costly.
 */
const CLOSED = new DOMException("the connection is done with this request", "AbortError");

/**
 * Converts Node's request to a web Request with our own origin. Throws BadRequest, and BodyTooLarge for a form whose
 * declared length is over the limit. Otherwise reading a body over the limit fails with BodyTooLarge. For a form that
 * also aborts the request's signal with the error, because code that reads the form may turn the failure into a
 * response of its own; for an upload the screen reports it.
 */
export function toWebRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  origin: string,
  policy: BodyPolicy,
): Request {
  if (!policy.isUpload && declaredBytes(incoming) > policy.maxBytes) throw new BodyTooLarge();
  const controller = new AbortController();
  const body = isReading(incoming) ? undefined : requestBody(incoming, policy, controller);
  response.on("close", () => {
    controller.abort(CLOSED);
    body?.drop();
  });
  try {
    return new Request(targetUrl(incoming.url ?? "/", origin), {
      method: incoming.method,
      headers: webHeaders(incoming, origin),
      signal: controller.signal,
      ...(body && { body: body.stream, duplex: "half" }),
    } as RequestInit);
  } catch (error) {
    throw new BadRequest(error);
  }
}

/** A target is a path, even `//elsewhere/x`; of an absolute URL (`GET http://elsewhere/x`) only the path is used. */
function targetUrl(target: string, origin: string): URL {
  if (target.startsWith("/")) return new URL(origin + target);
  const { pathname, search } = new URL(target);
  return new URL(origin + pathname + search);
}

/** Sets our own host, which a proxy may have replaced: Remix compares a POST's Origin with the Host header. */
function webHeaders(incoming: IncomingMessage, origin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  headers.set("host", new URL(origin).host);
  headers.delete("x-forwarded-host");
  return headers;
}

/** In characters: more than any of our paths has, even with the operator's codes in it. */
export const LONGEST_PATH = 2_048;

export function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

/** The path for the log, cut off if it is longer than any of ours. */
export function loggedPathOf(incoming: IncomingMessage): string {
  return pathOf(incoming).slice(0, LONGEST_PATH);
}

/** Whether its method is safe (RFC 9110, 9.2.1), of those that we accept. */
export function isReading({ method = "GET" }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Whether the client wants a page: browsers name HTML in Accept when they open one. Others get JSON or a short text.
 */
export function wantsPage({ headers, method }: IncomingMessage): boolean {
  return method !== "HEAD" && /\btext\/html\b/i.test(headers.accept ?? "");
}

/** A random id that names a request in the log, at the operator and on error pages. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}
