import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "~/context";
import { type FailureKind, failureStatus } from "~/errors/failure.server";
import { refusalPage } from "~/errors/refusal-page.server";
import { type BodyPolicy, isAccepted } from "./body-policy";

/** The texts for clients that are not browsers. */
const texts = {
  badRequest: "Bad request",
  forbidden: "Forbidden",
  notFound: "Not found",
  wrongMethod: "Method not allowed",
  tooLarge: "Payload too large",
  wrongType: "Unsupported media type",
  other: "Something went wrong",
  operator: "Bad gateway",
  unavailable: "Service unavailable",
  overloaded: "Service unavailable",
} as const satisfies Record<FailureKind, string>;

/** Statuses that Remix sends without a page, for example when a resource route takes no POST. */
const bareKinds: Partial<Record<number, FailureKind>> = {
  400: "badRequest",
  403: "forbidden",
  404: "notFound",
  405: "wrongMethod",
  500: "other",
};

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Retry-After in seconds for a request that was shed. */
export const RETRY_S = "2";

/** Why a request is refused before any route runs, or null. */
export function refusalOf(incoming: IncomingMessage, policy: BodyPolicy): FailureKind | null {
  if (!METHODS.has(incoming.method ?? "")) return "wrongMethod";
  if (!isAccepted(incoming, policy)) return "wrongType";
  // Remix's older way to request one route's data: our pages never use it, and it would run loaders unseen.
  return searchOf(incoming).has("_data") ? "badRequest" : null;
}

/**
 * The refusal to show for a bare Remix response, if we have a page or text for it. Remix's own script reads `.data`
 * responses unchanged.
 */
export function bareRefusal(incoming: IncomingMessage, { status, headers }: Response): FailureKind | null {
  if (pathOf(incoming).endsWith(".data")) return null;
  // Remix writes this one in English, even on a page.
  if (status === 405) return "wrongMethod";
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return isPage && takesPages(incoming) ? null : (bareKinds[status] ?? null);
}

/** Whether the client wants a page: browsers name HTML in Accept when they open one. Other clients get a short text. */
export function wantsPage({ headers, method }: IncomingMessage): boolean {
  return method !== "HEAD" && /\btext\/html\b/i.test(headers.accept ?? "");
}

function takesPages({ headers: { accept = "*/*" } }: IncomingMessage): boolean {
  return /\btext\/(html|\*)|\*\/\*/i.test(accept);
}

/** A branded page in the member's language for a browser, a short text for other clients. */
export function sendRefusal(
  kind: FailureKind,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: RequestContext,
  styles: string,
): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const status = failureStatus[kind];
  if (status === 405) outgoing.setHeader("allow", [...METHODS].join(", "));
  if (status === 503) outgoing.setHeader("retry-after", RETRY_S);
  if (wantsPage(incoming)) send(outgoing, status, "html", refusalPage(kind, context, styles));
  else send(outgoing, status, "plain", kind === "other" ? faultText(context.requestId) : texts[kind]);
}

/** The last resort, when nothing is known about the request. */
export function sendFault(outgoing: ServerResponse, requestId: string): void {
  if (outgoing.headersSent) outgoing.destroy();
  else send(outgoing, 500, "plain", faultText(requestId));
}

function faultText(requestId: string): string {
  return `${texts.other}. Reference: ${requestId}`;
}

function send(outgoing: ServerResponse, status: number, type: "html" | "plain", body: string): void {
  const headers = { "content-type": `text/${type}; charset=utf-8`, "cache-control": "private, no-store" };
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

export function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?")[0] ?? "/";
}

function searchOf({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}
