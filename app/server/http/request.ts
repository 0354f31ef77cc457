import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PAGE_LANGUAGE } from "~/i18n/locale";
import { BodyTooLarge } from "~/uploads/body-too-large";
import { type BodyPolicy, declaredBytes, requestBody } from "./body";

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

/** A request line or header that no browser sends. */
export class BadRequest extends Error {
  constructor(cause: unknown) {
    super("the request is malformed", { cause });
    this.name = "BadRequest";
  }
}

/** A name or an IPv4 address, or an IPv6 address in brackets, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Our origin as the Host header says it, where none is configured, as in development; throws BadRequest if it holds more
 * than a host, such as a path.
 */
export function originOf({ headers: { host = "localhost" } }: IncomingMessage): string {
  if (!HOST.test(host)) throw new BadRequest(`not a host: ${host.slice(0, 80)}`);
  return `http://${host}`;
}

/** Why a request's signal is aborted at its end, also of one that was answered. Made once: an error costs its stack. */
const CLOSED = new DOMException("the connection is done with this request", "AbortError");

/**
 * Converts Node's request to a web Request with our own origin; throws BadRequest. A body over the limit fails with
 * BodyTooLarge. For a form this also aborts the request's signal with that reason, because code that reads the form may
 * turn the error into its own response. For an upload the screen reports it, even if the declared length is already too
 * large.
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
    return new Request(addressOf(incoming.url ?? "/", origin), {
      method: incoming.method,
      headers: webHeaders(incoming, origin),
      signal: controller.signal,
      ...(body && { body: body.stream, duplex: "half" }),
    } as RequestInit);
  } catch (error) {
    throw new BadRequest(error);
  }
}

/** `//elsewhere/x` is a path, and of an absolute URL (`GET http://elsewhere/x`) only the path counts. */
function addressOf(target: string, origin: string): URL {
  if (target.startsWith("/")) return new URL(origin + target);
  const { pathname, search } = new URL(target);
  return new URL(origin + pathname + search);
}

/** A proxy may use its own host name, but Remix compares a POST's Origin with the Host header, so we set it. */
function webHeaders(incoming: IncomingMessage, origin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  headers.set("host", new URL(origin).host);
  headers.delete("x-forwarded-host");
  return headers;
}

/** Longer than any address of ours, with whatever code of the operator's in it. */
export const LONGEST_PATH = 2_048;

export function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

/** As much of the path as a log needs. */
export function loggedPathOf(incoming: IncomingMessage): string {
  return pathOf(incoming).slice(0, LONGEST_PATH);
}

/** Whether it only reads: RFC 9110, 9.2.1, of the methods that we take. */
export function isReading({ method = "GET" }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether the client wants a page: browsers name HTML in Accept when they open one. Other clients get a short text. */
export function wantsPage({ headers, method }: IncomingMessage): boolean {
  return method !== "HEAD" && /\btext\/html\b/i.test(headers.accept ?? "");
}

/** The id of a request in the log, at the operator and on error pages; shared look-ups have their own. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}
