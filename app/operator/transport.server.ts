import type { NamedEndpoint } from "schemas/contract";
import { type Dispatcher, Pool } from "undici";
import { readBody } from "./body.server";
import { connecting, namedCause } from "./connecting.server";
import { OperatorError } from "./error";
import { type CallLimits, createInFlight } from "./in-flight.server";
import type { MultipartBody } from "./multipart.server";

/** How long a kept connection is used, so that reads follow the operator's name to another address. */
const KEPT_MS = 60_000;

/** Defaults for a process without its own limits. */
const USUAL_LIMITS: CallLimits = { inAll: 300, perEndpoint: 80, perMember: 16 };

export interface OperatorRequest {
  path: string;
  headers: Record<string, string>;
  body?: string | MultipartBody;
  timeoutMs: number;
  /** Whose calls in flight are counted together (in-flight.server.ts). */
  countedFor?: string;
  /** A new connection for a read, so that it goes where money is sent now. */
  isFresh?: boolean;
}

export interface OperatorResponse {
  status: number;
  text: string;
}

/** The connections to one operator. `close` waits for calls that move money and aborts the others. */
export interface Transport {
  send(call: NamedEndpoint, outgoing: OperatorRequest): Promise<OperatorResponse>;
  close(): Promise<void>;
}

/**
 * HTTP to the operator: a pool of connections for reads, each kept for a minute, and a new connection for each call
 * that moves money, so that a stale socket never makes a transfer's outcome unknown, and for each read of evidence
 * (docs/decisions/money-on-fresh-connections.md). Redirects are not followed.
 *
 * What was not written to an established connection (address found, connected, TLS handshake done) cannot have
 * happened: it is `not-sent`, whatever went wrong, and so is a form whose end was not written. Anything else without an
 * answer is `unknown`.
 */
export function createTransport(baseUrl: string, limits: CallLimits = USUAL_LIMITS): Transport {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  const inFlight = createInFlight(limits);
  const options = { connect: connecting };
  // Calls are limited elsewhere. With a limit on connections, an endpoint that hangs would block every other read.
  const kept = new Pool(base.origin, { ...options, clientTtl: KEPT_MS });
  const fresh = new Pool(base.origin, { ...options, pipelining: 0 });
  const money = new Pool(base.origin, { ...options, pipelining: 0 });

  async function once(
    { name, endpoint }: NamedEndpoint,
    outgoing: OperatorRequest,
  ): Promise<OperatorResponse> {
    const reading = outgoing.isFresh ? fresh : kept;
    const pool = endpoint.effect === "money" ? money : reading;
    const { body } = outgoing;
    let status: number | undefined;
    let isWritten = false;
    const noting = noteWriting(() => {
      isWritten = true;
    });
    try {
      const answer = await pool.compose(noting).request({
        method: endpoint.method,
        path: prefix + outgoing.path,
        headers: outgoing.headers,
        body: typeof body === "object" ? body.stream : body,
        headersTimeout: outgoing.timeoutMs,
        bodyTimeout: outgoing.timeoutMs,
        signal: AbortSignal.timeout(outgoing.timeoutMs),
      });
      status = answer.statusCode;
      const encoding = answer.headers["content-encoding"];
      const text = await readBody(answer.body, encoding, endpoint.maxBytes);
      return { status, text };
    } catch (cause) {
      const hasArrived = status !== undefined;
      throw new OperatorError("INTERNAL_SERVER_ERROR", {
        endpoint: name,
        status,
        reached: hasArrived || (isWritten && isWhole(body)) ? "unknown" : "not-sent",
        wasTried: hasArrived || (!isUnsendable(cause) && !isForWantOfFile(cause, body)),
        cause: hasArrived ? new Error("the answer broke off", { cause }) : namedCause(cause),
      });
    }
  }

  async function sendOnceOrTwice(call: NamedEndpoint, outgoing: OperatorRequest): Promise<OperatorResponse> {
    try {
      return await once(call, outgoing);
    } catch (error) {
      if (call.endpoint.effect !== "read" || !nothingArrived(error)) throw error;
      await jitter();
      return once(call, outgoing);
    }
  }

  return {
    async send(call, outgoing) {
      const leave = inFlight.enter(call.name, outgoing.countedFor);
      return sendOnceOrTwice(call, outgoing).finally(leave);
    },
    async close() {
      await Promise.all([kept.destroy(), fresh.destroy(), money.close()]);
    },
  };
}

/**
 * Before undici writes the first byte of a request it says so, once the connection is established; a request whose time
 * is over by then is not written any more.
 */
function noteWriting(onWriting: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler);
    handler.onRequestStart = (controller, context) => {
      start?.(controller, context);
      if (!controller.aborted) onWriting();
    };
    return dispatch(options, handler);
  };
}

/** undici's own code for an invalid header. */
const UNSENDABLE = "UND_ERR_INVALID_ARG";
/** How a connection ends on which the request was written. */
const CUT_OFF = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function codeOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code) : "";
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** The operator cannot have acted on a form whose end was not sent. */
function isWhole(body: OperatorRequest["body"]): boolean {
  return typeof body !== "object" || body.isSent();
}

function isUnsendable(cause: unknown): boolean {
  return codeOf(cause) === UNSENDABLE;
}

/** The member's file broke off, or its time was over while the operator waited for more of it. */
function isForWantOfFile(cause: unknown, body: OperatorRequest["body"]): boolean {
  if (typeof body !== "object") return false;
  return body.file() === "broken" || (isTimeout(cause) && body.file() === "awaited");
}

function nothingArrived(error: unknown): boolean {
  if (!(error instanceof OperatorError) || isTimeout(error.cause)) return false;
  return (error.reached === "not-sent" && error.wasTried) || CUT_OFF.has(codeOf(error.cause));
}

/** Spreads the retries of many members over time (standards.md, Reliability). */
function jitter(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
}
