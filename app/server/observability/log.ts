import pino from "pino";
import { ContractError } from "~/operator/answer.server";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";

/** The only fields that a log line may have (standards.md, Trust 1). */
export interface Line {
  requestId?: string;
  method?: string;
  /** The path without its query, which may contain what a person typed. */
  path?: string;
  status?: number;
  durationMs?: number;
  endpoint?: string;
  /** A code of the catalogue, or the kind of error. */
  error?: string;
  /** Where a response violated the contract; several are parted by commas. */
  field?: string;
  url?: string;
  operator?: string;
  /** A money operation's kind, state, amount class, and the reference on its outcome page. */
  operation?: string;
  state?: string;
  amount?: string;
  reference?: string;
  isJudged?: boolean;
  /** What happened to a money operation, or the store's step that failed. */
  step?: string;
}

export interface Log {
  info(message: string, line?: Line): void;
  warn(message: string, line?: Line): void;
  error(message: string, line?: Line, cause?: unknown): void;
  call(record: CallRecord): void;
}

const allowed = [
  "requestId",
  "method",
  "path",
  "status",
  "durationMs",
  "endpoint",
  "error",
  "field",
  "url",
  "operator",
  "operation",
  "state",
  "amount",
  "reference",
  "isJudged",
  "step",
] as const satisfies readonly (keyof Line)[];

/** Copies only the fields of a log line. */
function only(line: Line): Line {
  return Object.fromEntries(allowed.map((name) => [name, line[name]]));
}

/** More faults of one answer say nothing new. */
const MOST_FAULTS = 10;

/**
 * Writes JSON lines, one per request and per call to the operator, to stdout unless a `destination` is given. Every line
 * bears the trace that it belongs to.
 */
export function createLog(
  level: string,
  destination?: pino.DestinationStream,
  traceId?: () => string | undefined,
): Log {
  const mixin = traceId && (() => ({ traceId: traceId() }));
  const logger = pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin },
    destination,
  );
  return {
    info: (message, line = {}) => logger.info(only(line), message),
    warn: (message, line = {}) => logger.warn(only(line), message),
    error: (message, line = {}, cause) =>
      logger.error({ ...only({ status: statusOf(cause), ...line }), stack: stackOf(cause) }, message),
    call({ endpoint, requestId, durationMs, status, faults = [], error }) {
      const line = { endpoint, requestId, status, durationMs: Math.round(durationMs) };
      const field = faults.slice(0, MOST_FAULTS).join(", ");
      if (faults.length > 0)
        logger.warn({ ...line, error: "contract", field }, "operator answered with faults");
      else if (!error) logger.debug(line, "operator answered");
      else logger.warn({ ...line, ...faultOf(error) }, "operator failed");
    },
  };
}

/** Only the stack frames, because an error's message may quote what a member sent. */
function stackOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const stack = (cause.stack ?? "").replace(cause.message, "");
  const frames = stack.split("\n").filter((frame) => /^\s+at /.test(frame));
  return [cause.name, ...frames].join("\n");
}

/** The status of a thrown response that is not an Error. */
function statusOf(cause: unknown): number | undefined {
  const { status } = (cause ?? {}) as { status?: unknown };
  return typeof status === "number" ? status : undefined;
}

/** The kind of an error of any sort, fit for logs and traces. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error instanceof OperatorError ? (faultOf(error).error ?? "unknown") : kindOf(error);
}

/** The kind of an error. A catalogue code is logged; the operator's own text is not, because it may say anything. */
function faultOf(error: unknown): Line {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { cause } = error;
  if (cause instanceof ContractError) return { error: "contract", field: cause.path };
  return { error: cause instanceof Error ? kindOf(cause) : (codeOf(error) ?? "text") };
}

/** Prefers an error code to the name, and the cause of a body that was cut off. */
function kindOf(cause: Error): string {
  return codeOf(cause) ?? (cause.cause instanceof Error ? kindOf(cause.cause) : cause.name);
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
