import { Counter, Histogram, type Registry } from "prom-client";
import { endpoints } from "schemas/contract";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import type { TurnVerdict } from "../turns/turns";

/** Histogram buckets for what members wait for: pages, and calls to the operator. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

export interface PageMetrics {
  /** Counts an answered request; the path only tells which chat request it is. */
  request(method: string | undefined, status: number, durationMs: number, path?: string): void;
  /** Counts whether a request was worked on. */
  turn(verdict: TurnVerdict): void;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);
const verdicts: readonly TurnVerdict[] = ["start", "shed", "abandoned"];
const CHAT = /^\/chat\/(room|history|send|read|upload)$/;

export function createPageMetrics(registers: Registry[]): PageMetrics {
  const requests = new Histogram({
    name: "http_request_seconds",
    help: "Requests that were answered",
    labelNames: ["method", "status"],
    buckets: seconds,
    registers,
  });
  const turns = new Counter({
    name: "page_turns_total",
    help: "Requests that were worked on, shed, or abandoned by their client",
    labelNames: ["verdict"],
    registers,
  });
  for (const verdict of verdicts) turns.inc({ verdict }, 0);
  const chat = new Counter({
    name: "chat_requests_total",
    help: "Steps of chats that pass through this server: each link reads its room and, at every rejoin, its history",
    labelNames: ["step", "outcome"],
    registers,
  });

  return {
    request(method = "", status, durationMs, path = "") {
      requests.observe(
        { method: methods.has(method) ? method : "other", status: String(status) },
        durationMs / 1000,
      );
      const step = CHAT.exec(path)?.[1];
      if (step !== undefined) chat.inc({ step, outcome: status < 500 ? "ok" : "failed" });
    },
    turn: (verdict) => turns.inc({ verdict }),
  };
}

export interface CallMetrics {
  call(record: CallRecord): void;
}

/** A call that was not tried says nothing about the operator: otherwise one member could make it look down. */
function outcomeOf({ reached, wasTried }: OperatorError): string {
  return wasTried ? reached : "not-tried";
}

/** Reads do not count as unknown outcomes: a lost response is simply requested again. */
const reads = new Set(endpoints.filter(({ endpoint }) => endpoint.effect === "read").map(({ name }) => name));

export function createCallMetrics(registers: Registry[]): CallMetrics {
  const calls = new Histogram({
    name: "operator_call_seconds",
    help: "Calls of the operator's API",
    labelNames: ["endpoint", "outcome"],
    buckets: seconds,
    registers,
  });
  const unknown = new Counter({
    name: "operator_unknown_outcomes_total",
    help: "Calls that moved money or changed something and whose outcome was lost",
    labelNames: ["endpoint"],
    registers,
  });

  return {
    call({ endpoint, durationMs, error }) {
      const outcome = error instanceof OperatorError ? outcomeOf(error) : "ok";
      calls.observe({ endpoint, outcome }, durationMs / 1000);
      if (outcome === "unknown" && !reads.has(endpoint)) unknown.inc({ endpoint });
    },
  };
}
