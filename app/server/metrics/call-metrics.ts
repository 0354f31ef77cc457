import { Counter, Histogram, type Registry } from "prom-client";
import { endpoints } from "schemas/contract";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { seconds } from "./seconds";

export interface CallMetrics {
  call(record: CallRecord): void;
}

/** `not-tried` says nothing of the operator, so that no member alone makes it look down. */
function endOf({ reached, wasTried }: OperatorError): string {
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
      const outcome = error instanceof OperatorError ? endOf(error) : "ok";
      calls.observe({ endpoint, outcome }, durationMs / 1000);
      if (outcome === "unknown" && !reads.has(endpoint)) unknown.inc({ endpoint });
    },
  };
}
