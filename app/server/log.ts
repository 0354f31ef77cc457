import pino from "pino";
import { ContractError } from "~/operator/answer.server";
import type { CallRecord } from "~/operator/client.server";

/** What may stand in a log line: nothing else is ever written (standards.md, Trust 1). */
interface Line {
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

/** JSON lines on stdout, one per request and per call of the operator. */
export function createLog(level: string): Log {
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    info: (message, line) => logger.info(line ?? {}, message),
    warn: (message, line) => logger.warn(line ?? {}, message),
    error: (message, line, cause) => logger.error({ ...line, stack: stackOf(cause) }, message),
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
  const frames = cause.stack?.split("\n").filter((frame) => /^\s+at /.test(frame)) ?? [];
  return [cause.name, ...frames].join("\n");
}

function faultOf(error: unknown): Line {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { cause } = error;
  if (cause instanceof ContractError) return { error: "contract", field: cause.path };
  if (cause instanceof Error) return { error: "code" in cause ? String(cause.code) : cause.name };
  return { error: "code" in error && typeof error.code === "string" ? error.code : "text" };
}
