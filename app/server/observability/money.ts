import { Counter, type Registry } from "prom-client";
import type { AuditLine, MoneyAudit } from "~/money/once/audit";
import type { Execution } from "~/money/once/execute.server";
import type { RecordState } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { StoreUnavailable } from "~/store/store";
import { errorKind, type Log } from "./log";

/** Writes what the money code reports to the log and the metrics. */
export function createMoneyAudit(log: Log, metrics: MoneyMetrics | null): MoneyAudit {
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

/** The same execution, which counts the forms for which nothing was sent because the store could not claim them. */
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

/** Why nothing was sent for a form that moves money. */
const refusedReasons = ["store-away", "busy", "expired", "altered", "unclear"] as const;
export type RefusedReason = (typeof refusedReasons)[number];

export interface MoneyMetrics {
  /** A money operation has reached a state. */
  operation(line: Pick<AuditLine, "operation" | "state">): void;
  /** The state of an operation's record in the store has changed. */
  outcome(state: RecordState, was: RecordState): void;
  /** Nothing was sent for a form. */
  formRefused(reason: RefusedReason): void;
  /** An error in the money code that no member sees. `step`: the store's step, `unseen` or `unreadable`. */
  swallowedFault(step: string): void;
}

export function createMoneyMetrics(registers: Registry[]): MoneyMetrics {
  const operations = new Counter({
    name: "money_operations_total",
    help: "States that money operations have reached",
    labelNames: ["operation", "state"],
    registers,
  });
  const lost = new Counter({
    name: "money_outcomes_unknown_total",
    help: "Operations whose outcome became unknown",
    registers,
  });
  const found = new Counter({
    name: "money_outcomes_resolved_total",
    help: "Operations whose outcome was unknown and became known",
    registers,
  });
  const refused = new Counter({
    name: "money_forms_refused_total",
    help: "Forms that move money for which nothing was sent",
    labelNames: ["reason"],
    registers,
  });
  for (const reason of refusedReasons) refused.inc({ reason }, 0);
  const swallowed = new Counter({
    name: "money_swallowed_faults_total",
    help: "Faults in the money room that no member sees",
    labelNames: ["step"],
    registers,
  });

  return {
    operation: ({ operation, state }) => operations.inc({ operation, state }),
    outcome(state, was) {
      if (state === "unknown" && was !== "unknown") lost.inc();
      if (state !== "unknown" && was === "unknown") found.inc();
    },
    formRefused: (reason) => refused.inc({ reason }),
    swallowedFault: (step) => swallowed.inc({ step }),
  };
}
