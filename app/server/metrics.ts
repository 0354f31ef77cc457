import type { Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { endpoints } from "schemas/contract";
import type { AuditLine } from "~/money/once/audit";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { createMetricsServer } from "./metrics-server";
import type { Measured } from "./workers/messages";

/** Metrics for whoever runs the process; label values are ours, never what a member sent. */
export interface Metrics {
  request(method: string | undefined, status: number, durationMs: number): void;
  call(record: CallRecord): void;
  /** A money operation has reached a state. */
  operation(line: Pick<AuditLine, "operation" | "state">): void;
  /** An error in the money code that no member sees: a store step, `unseen` or `unreadable`. */
  swallowedFault(step: string): void;
  /** The brand's file was read again. `unchanged`: the process serves it already. */
  brandReload(result: BrandReload): void;
  /** Serves them (`createMetricsServer`). */
  createServer(): Server;
  /** All of them, for a parent that adds up its workers'. */
  values(): Promise<Measured>;
}

export const brandReloads = ["taken", "refused", "unchanged"] as const;
export type BrandReload = (typeof brandReloads)[number];

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
/** Reads do not count as unknown outcomes: a lost response is simply requested again. */
const reads = new Set(endpoints.filter(({ endpoint }) => endpoint.effect === "read").map(({ name }) => name));
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_seconds",
    help: "Requests that were answered",
    labelNames: ["method", "status"],
    buckets: seconds,
    registers,
  });
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
  const operations = new Counter({
    name: "money_operations_total",
    help: "States that money operations have reached",
    labelNames: ["operation", "state"],
    registers,
  });
  const swallowed = new Counter({
    name: "money_swallowed_faults_total",
    help: "Faults in the money room that no member sees",
    labelNames: ["step"],
    registers,
  });

  const reloads = new Counter({
    name: "brand_reloads_total",
    help: "Readings of the brand's file after the start",
    labelNames: ["result"],
    registers,
  });
  for (const result of brandReloads) reloads.inc({ result }, 0);
  const refused = new Gauge({
    name: "brand_file_refused",
    help: "1 while the brand's file on the disk has faults and an earlier one is served, otherwise 0",
    registers,
  });

  return {
    request(method = "", status, durationMs) {
      requests.observe(
        { method: methods.has(method) ? method : "other", status: String(status) },
        durationMs / 1000,
      );
    },
    call({ endpoint, durationMs, error }) {
      const outcome = error instanceof OperatorError ? error.reached : "ok";
      calls.observe({ endpoint, outcome }, durationMs / 1000);
      if (outcome === "unknown" && !reads.has(endpoint)) unknown.inc({ endpoint });
    },
    operation: ({ operation, state }) => operations.inc({ operation, state }),
    swallowedFault: (step) => swallowed.inc({ step }),
    brandReload(result) {
      reloads.inc({ result });
      refused.set(result === "refused" ? 1 : 0);
    },
    createServer: () => createMetricsServer(() => registry.metrics()),
    values: () => registry.getMetricsAsJSON(),
  };
}
