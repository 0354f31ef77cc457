import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { type FailureKind, failureKinds, failureStatus } from "~/errors/failure.server";
import { failureWords } from "~/errors/failure-words";
import { refusalPage } from "~/errors/refusal-page.server";
import { type BodyPolicy, isAccepted } from "./body";
import { LONGEST_PATH, pathOf, wantsPage } from "./request";

/** Why a request gets no page, and the operator's or the route's own reason if it gave one. */
export interface Refusal {
  kind: FailureKind;
  text?: string;
  /** Where a route chose one that is not its kind's: a conflict, a limit. */
  status?: number;
  retryAfter?: string | null;
}

/** Statuses that a route without a page, or Remix itself, may answer with. */
const kinds: Partial<Record<number, FailureKind>> = {
  400: "badRequest",
  403: "forbidden",
  404: "notFound",
  405: "wrongMethod",
  409: "otherAccount",
  413: "tooLarge",
  415: "wrongType",
  500: "other",
  502: "operator",
  503: "unavailable",
};

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Retry-After in seconds for a request that was shed. */
export const RETRY_S = "2";

/**
 * Whether an address of ours may have this path. The router's time grows with the square of a run of slashes, and a URL
 * takes backslashes for some; of an absolute URL in the request line (RFC 9112, 3.2.2) only the path counts.
 */
function mayBeOurs(path: string): boolean {
  const own = path.replace(/^https?:\/\/[^/]*/i, "");
  return own.length <= LONGEST_PATH && !/[/\\]{2}/.test(own);
}

/** Why a request is refused before any route runs, or null. */
export function refusalOf(incoming: IncomingMessage, policy: BodyPolicy): FailureKind | null {
  if (!mayBeOurs(pathOf(incoming))) return "notFound";
  if (!METHODS.has(incoming.method ?? "")) return "wrongMethod";
  if (!isAccepted(incoming, policy)) return "wrongType";
  // Remix's older way to request one route's data: our pages never use it, and it would run loaders unseen.
  return searchOf(incoming).has("_data") ? "badRequest" : null;
}

/**
 * What to say in place of a response that has no page, such as the failure of a picture or a file: a person gets a
 * page, a script what its route says, or our own JSON. Remix's own script reads `.data` responses unchanged.
 */
export async function refusalFor(incoming: IncomingMessage, response: Response): Promise<Refusal | null> {
  const { status, headers } = response;
  if (status < 400 || pathOf(incoming).endsWith(".data")) return null;
  // Remix writes this one in English, even on a page.
  if (status === 405) return { kind: "wrongMethod" };
  const type = headers.get("content-type") ?? "";
  if (type.startsWith("text/html") && takesPages(incoming)) return null;
  const kind = kinds[status] ?? (status < 500 ? "badRequest" : "other");
  const refusal = { kind, status, retryAfter: headers.get("retry-after") };
  if (!type.startsWith("application/json")) return refusal;
  const told = await toldBy(response);
  const isSaid = told.kind === undefined && told.text !== undefined;
  return isSaid && !wantsPage(incoming) ? null : { ...refusal, ...told };
}

const Told = z.object({
  kind: z.enum(failureKinds).optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});

/** The failure that a route has thrown, or the sentence for its script, if that is what its JSON is. */
async function toldBy(response: Response): Promise<Partial<Refusal>> {
  const { kind, text, error } = Told.catch({}).parse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  const reason = text ?? error;
  return { ...(kind && { kind }), ...(reason !== undefined && { text: reason }) };
}

function takesPages({ headers: { accept = "*/*" } }: IncomingMessage): boolean {
  return /\btext\/(html|\*)|\*\/\*/i.test(accept);
}

/** In the member's language: a branded page for a browser, `{ error, reference }` for a script. */
export function sendRefusal(
  { kind, text, retryAfter, status = failureStatus[kind] }: Refusal,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: RequestContext,
): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  if (status === 405) outgoing.setHeader("allow", [...METHODS].join(", "));
  const wait = retryAfter ?? (status === 503 ? RETRY_S : null);
  if (wait !== null) outgoing.setHeader("retry-after", wait);
  if (wantsPage(incoming)) {
    send(outgoing, status, "text/html", refusalPage({ kind, text }, context));
  } else {
    const error = text ?? context.texts.t(context.locale)(failureWords[kind][1]);
    send(outgoing, status, "application/json", JSON.stringify({ error, reference: context.requestId }));
  }
}

/** The last resort, when nothing is known about the request. */
export function sendFault(outgoing: ServerResponse, requestId: string): void {
  if (outgoing.headersSent) outgoing.destroy();
  else send(outgoing, 500, "text/plain", `Something went wrong. Reference: ${requestId}`);
}

function send(outgoing: ServerResponse, status: number, type: string, body: string): void {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "private, no-store" };
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

function searchOf({ url = "" }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}
