import type { NamedEndpoint } from "schemas/contract";
import { Pool } from "undici";
import { OperatorError } from "./error";

const CONNECT_TIMEOUT_MS = 3_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export interface Outgoing {
  path: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

export interface Incoming {
  status: number;
  text: string;
}

/** The connections to one operator. `close` lets calls that move money come to their end and cuts the others off. */
export interface Transport {
  send(call: NamedEndpoint, outgoing: Outgoing): Promise<Incoming>;
  close(): Promise<void>;
}

/**
 * HTTP to the operator: a pool of kept-alive connections for reads, and a fresh connection for each call that moves
 * money, so that a stale socket never turns a transfer into an unknown outcome. Redirects are not followed.
 */
export function createTransport(baseUrl: string): Transport {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  const options = { connect: { timeout: CONNECT_TIMEOUT_MS }, maxResponseSize: MAX_ANSWER_BYTES };
  // As many as there are calls: with a most, an endpoint that hangs would take them all and stop every other read.
  const kept = new Pool(base.origin, options);
  const fresh = new Pool(base.origin, { ...options, pipelining: 0 });

  async function once({ name, endpoint }: NamedEndpoint, outgoing: Outgoing): Promise<Incoming> {
    const pool = endpoint.effect === "money" ? fresh : kept;
    let hasArrived = false;
    try {
      const answer = await pool.request({
        method: endpoint.method,
        path: prefix + outgoing.path,
        headers: outgoing.headers,
        body: outgoing.body,
        headersTimeout: outgoing.timeoutMs,
        bodyTimeout: outgoing.timeoutMs,
        signal: AbortSignal.timeout(outgoing.timeoutMs),
      });
      hasArrived = true;
      return { status: answer.statusCode, text: await answer.body.text() };
    } catch (cause) {
      throw new OperatorError("INTERNAL_SERVER_ERROR", {
        endpoint: name,
        reached: !hasArrived && wasNeverSent(cause) ? "not-sent" : "unknown",
        cause: hasArrived ? new Error("the answer broke off", { cause }) : cause,
      });
    }
  }

  return {
    async send(call, outgoing) {
      try {
        return await once(call, outgoing);
      } catch (error) {
        if (call.endpoint.effect !== "read" || !nothingArrived(error)) throw error;
        await jitter();
        return once(call, outgoing);
      }
    },
    async close() {
      await Promise.all([kept.destroy(), fresh.close()]);
    },
  };
}

/** Steps before the first byte leaves: asking for the address, and connecting. */
const BEFORE_SENDING = new Set(["getaddrinfo", "connect"]);
/** Undici's own: no connection in time, and a header that cannot be written. */
const NEVER_SENT = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_INVALID_ARG"]);
const CUT_OFF = new Set(["UND_ERR_CONNECT_TIMEOUT", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function factsOf(error: unknown): Pick<NodeJS.ErrnoException, "code" | "syscall"> {
  if (error instanceof AggregateError) return factsOf(error.errors[0]);
  return error instanceof Error ? (error as NodeJS.ErrnoException) : {};
}

function isBeforeSending(cause: unknown): boolean {
  return BEFORE_SENDING.has(String(factsOf(cause).syscall));
}

function wasNeverSent(cause: unknown): boolean {
  return isBeforeSending(cause) || NEVER_SENT.has(String(factsOf(cause).code));
}

function nothingArrived(error: unknown): boolean {
  if (!(error instanceof OperatorError)) return false;
  return isBeforeSending(error.cause) || CUT_OFF.has(String(factsOf(error.cause).code));
}

/** Spreads the second tries of many members (standards.md, Reliability). */
function jitter(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
}
