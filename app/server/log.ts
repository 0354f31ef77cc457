import pino from "pino";
import { ContractError } from "~/operator/answer.server";
import type { CallRecord } from "~/operator/client.server";

/** What may stand in a log line: nothing else is ever written (standards.md, Trust 1). */
export interface Line {
  requestId?: string;
  method?: string;
  /** The path without its query, which may carry what a person typed. */
  path?: string;
  status?: number;
  durationMs?: number;
  endpoint?: string;
  /** A code of the catalogue, or the kind of the fault. */
  error?: string;
  /** Where an answer broke the contract. */
  field?: string;
  url?: string;
  operator?: string;
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
] as const satisfies readonly (keyof Line)[];

/** The line without whatever else the object at hand holds. */
function only(line: Line): Line {
  return Object.fromEntries(allowed.map((name) => [name, line[name]]));
}

/** JSON lines, one per request and per call of the operator; on stdout unless a `destination` is named. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    info: (message, line = {}) => logger.info(only(line), message),
    warn: (message, line = {}) => logger.warn(only(line), message),
    error: (message, line = {}, cause) =>
      logger.error({ ...only({ status: statusOf(cause), ...line }), stack: stackOf(cause) }, message),
    call({ endpoint, requestId, durationMs, status, error }) {
      const line = { endpoint, requestId, status, durationMs: Math.round(durationMs) };
      if (!error) logger.debug(line, "operator answered");
      else logger.warn({ ...line, ...faultOf(error) }, "operator failed");
    },
  };
}

/** Frames only: an error's message may quote what a member sent. */
function stackOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const stack = (cause.stack ?? "").replace(cause.message, "");
  const frames = stack.split("\n").filter((frame) => /^\s+at /.test(frame));
  return [cause.name, ...frames].join("\n");
}

/** Of an answer that was thrown and is no Error. */
function statusOf(cause: unknown): number | undefined {
  const { status } = (cause ?? {}) as { status?: unknown };
  return typeof status === "number" ? status : undefined;
}

/** The kind of a fault. The code of the catalogue is one; a text of the operator's own may say anything. */
function faultOf(error: unknown): Line {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { cause } = error;
  if (cause instanceof ContractError) return { error: "contract", field: cause.path };
  return { error: cause instanceof Error ? kindOf(cause) : (codeOf(error) ?? "text") };
}

/** A code says more than a name; what broke off while it was read has its own cause. */
export function kindOf(cause: Error): string {
  return codeOf(cause) ?? (cause.cause instanceof Error ? kindOf(cause.cause) : cause.name);
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
