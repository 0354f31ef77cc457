import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { errorPageWords } from "~/errors/error-page-words";
import { type FailureKind, failureKinds, failureStatus } from "~/errors/failure.server";
import { refusalPage } from "~/errors/refusal-page.server";
import { type BodyPolicy, isAccepted } from "./body";
import { LONGEST_PATH, pathOf, wantsPage } from "./request";

/** An error that is answered in place of a page. */
export interface ErrorResponse {
  kind: FailureKind;
  /** The operator's or the route's own reason, if it gave one. */
  text?: string;
  /** Set if the route chose another one than the kind's, as for a conflict or a limit. */
  status?: number;
  retryAfter?: string | null;
}

/** The kinds of the statuses that a route without a page, or Remix itself, answers with. */
const kindsByStatus: Partial<Record<number, FailureKind>> = {
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

/** Retry-After, in seconds, of every 503. */
export const RETRY_S = "2";

/**
 * Whether the router may get this path. Its time grows with the square of a run of slashes, and a URL treats
 * backslashes as slashes. Of an absolute URL in the request line (RFC 9112, 3.2.2) only the path counts.
 */
function isRoutable(path: string): boolean {
  const own = path.replace(/^https?:\/\/[^/]*/i, "");
  return own.length <= LONGEST_PATH && !/[/\\]{2}/.test(own);
}

/** Why a request is refused before any route runs, or null. */
export function refusedKind(incoming: IncomingMessage, policy: BodyPolicy): FailureKind | null {
  if (!isRoutable(pathOf(incoming))) return "notFound";
  if (!METHODS.has(incoming.method ?? "")) return "wrongMethod";
  if (!isAccepted(incoming, policy)) return "wrongType";
  // Remix's older way to request one route's data. Our pages never use it, and it would run loaders past our checks.
  return searchOf(incoming).has("_data") ? "badRequest" : null;
}

/**
 * The error to answer in place of a route's failed response without a page, such as that of a picture or a file; null
 * to send the response as it is. `.data` responses are for Remix's own script, and a script gets a text that its route
 * has written for it.
 */
export async function errorResponseFor(
  incoming: IncomingMessage,
  response: Response,
): Promise<ErrorResponse | null> {
  const { status, headers } = response;
  if (status < 400 || pathOf(incoming).endsWith(".data")) return null;
  // Remix's own text for this is in English.
  if (status === 405) return { kind: "wrongMethod" };
  const type = headers.get("content-type") ?? "";
  if (type.startsWith("text/html") && acceptsHtml(incoming)) return null;
  const kind = kindsByStatus[status] ?? (status < 500 ? "badRequest" : "other");
  const error = { kind, status, retryAfter: headers.get("retry-after") };
  if (!type.startsWith("application/json")) return error;
  const body = await readErrorBody(response);
  const isForScript = body.kind === undefined && body.text !== undefined;
  return isForScript && !wantsPage(incoming) ? null : { ...error, ...body };
}

const ErrorBody = z.object({
  kind: z.enum(failureKinds).optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});

/** What a route's JSON says: the failure that it has thrown, with its kind, or a sentence for its script. */
async function readErrorBody(response: Response): Promise<Partial<ErrorResponse>> {
  const { kind, text, error } = ErrorBody.catch({}).parse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  const reason = text ?? error;
  return { ...(kind && { kind }), ...(reason !== undefined && { text: reason }) };
}

function acceptsHtml({ headers: { accept = "*/*" } }: IncomingMessage): boolean {
  return /\btext\/(html|\*)|\*\/\*/i.test(accept);
}

/** Sends an error in the member's language: a branded page to a browser, `{ error, reference }` to a script. */
export function sendErrorResponse(
  { kind, text, retryAfter, status = failureStatus[kind] }: ErrorResponse,
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
    const error = text ?? context.texts.t(context.locale)(errorPageWords[kind][1]);
    send(outgoing, status, "application/json", JSON.stringify({ error, reference: context.requestId }));
  }
}

/** Sends the last resort, a plain English text: the failure may have come from whatever else is needed to say more. */
export function sendPlainError(outgoing: ServerResponse, requestId: string): void {
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
