import type { MoneyAudit } from "~/money/once/audit";
import type { Execution } from "~/money/once/execute.server";
import { referenceFrom } from "~/money/once/reference.server";
import { StoreUnavailable } from "~/store/store";
import { errorKind, type Log } from "./log";
import type { Metrics } from "./metrics";
import { type MoneyMetrics, refusedReasons } from "./money-metrics";

/** Sends the money code's reports to the log and the metrics. */
export function createMoneyAudit(log: Log, metrics: Metrics | null): MoneyAudit {
  return {
    operation(line) {
      log.info("money", line);
      metrics?.operation(line);
    },
    outcome: (state, was) => metrics?.outcome(state, was),
    lapsed({ id, operation, state }) {
      log.warn("operation outlived its process", { operation, state, reference: referenceFrom(id) });
      metrics?.operation({ operation, state });
      metrics?.outcome(state, "running");
    },
    step(step, { id, requestId, state }) {
      log.info("money step", { requestId, step, state, reference: referenceFrom(id) });
      const reason = refusedReasons.find((one) => one === step);
      if (reason) metrics?.formRefused(reason);
    },
    storeFault(step, error, requestId) {
      log.warn("store fault survived", { requestId, step, error: errorKind(error) });
      metrics?.swallowedFault(step);
    },
    unseen(error, requestId) {
      log.error("error after the member left", { requestId }, error);
      metrics?.swallowedFault("unseen");
    },
    unreadable(reference) {
      log.warn("record of another release", { reference });
      metrics?.swallowedFault("unreadable");
    },
  };
}

/** Counts the forms for which nothing was sent because their claim could not be had. */
export function countRefused(execution: Execution, metrics: MoneyMetrics | null): Execution {
  if (metrics === null) return execution;
  return {
    ...execution,
    run: (submission) =>
      execution.run(submission).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) metrics.formRefused("store-away");
        throw error;
      }),
  };
}
