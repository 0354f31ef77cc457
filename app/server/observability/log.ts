import pino from "pino";
import { ContractError } from "~/operator/answer.server";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";

/** The only fields that a log line may have (standards.md, Trust 1), in their order. */
const allowed = [
  "requestId",
  "method",
  /** The path without its query, which may contain what a person typed. */
  "path",
  "status",
  "durationMs",
  "endpoint",
  /** A code of the catalogue, or the kind of error. */
  "error",
  /** Where a response violated the contract, separated by commas. */
  "field",
  "url",
  "operator",
  /** A money operation's kind, state, amount class, and the reference on its outcome page. */
  "operation",
  "state",
  "amount",
  "reference",
  "isJudged",
  /** What happened to a money operation, or the store's step that failed. */
  "step",
] as const;
type FieldName = (typeof allowed)[number];

/** The fields that are not text. */
interface Figures {
  status: number;
  durationMs: number;
  isJudged: boolean;
}

export type LogFields = { [Name in FieldName]?: Name extends keyof Figures ? Figures[Name] : string };

export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields, cause?: unknown): void;
  call(record: CallRecord): void;
}

/** Without whatever else the caller's object holds. */
function onlyAllowed(fields: LogFields): LogFields {
  return Object.fromEntries(allowed.map((name) => [name, fields[name]]));
}

/** The most faults logged of one answer: further ones say nothing new. */
const MOST_FAULTS = 10;

/**
 * Writes JSON lines, one per request and per call to the operator, to stdout unless a `destination` is given. Every
 * line has the id of the trace that it belongs to.
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
    info: (message, fields = {}) => logger.info(onlyAllowed(fields), message),
    warn: (message, fields = {}) => logger.warn(onlyAllowed(fields), message),
    error: (message, fields = {}, cause) =>
      logger.error(
        { ...onlyAllowed({ status: statusOf(cause), ...fields }), stack: stackOf(cause) },
        message,
      ),
    call({ endpoint, requestId, durationMs, status, faults = [], error }) {
      const fields = { endpoint, requestId, status, durationMs: Math.round(durationMs) };
      const field = faults.slice(0, MOST_FAULTS).join(", ");
      if (faults.length > 0)
        logger.warn({ ...fields, error: "contract", field }, "operator answered with faults");
      else if (!error) logger.debug(fields, "operator answered");
      else logger.warn({ ...fields, ...faultOf(error) }, "operator failed");
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

/** Names the kind of any error, for logs and traces. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error instanceof OperatorError ? (faultOf(error).error ?? "unknown") : kindOf(error);
}

/**
 * Names the kind of an operator's failure: its code if it is in the catalogue, never its own text, which may say
 * anything.
 */
function faultOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { cause } = error;
  if (cause instanceof ContractError) return { error: "contract", field: cause.path };
  return { error: cause instanceof Error ? kindOf(cause) : (codeOf(error) ?? "text") };
}

/** The error's code, else that of its cause (as of an answer that broke off), else its name. */
function kindOf(cause: Error): string {
  return codeOf(cause) ?? (cause.cause instanceof Error ? kindOf(cause.cause) : cause.name);
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
