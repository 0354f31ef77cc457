import { Counter, type Registry } from "prom-client";
import type { AuditLine } from "~/money/once/audit";
import type { RecordState } from "~/money/once/record.server";

/** Why nothing was sent for a form that moves money. */
export const refusedReasons = ["store-away", "busy", "expired", "altered", "unclear"] as const;
export type RefusedReason = (typeof refusedReasons)[number];

export interface MoneyMetrics {
  /** A money operation has reached a state. */
  operation(line: Pick<AuditLine, "operation" | "state">): void;
  /** The store has an operation's record in another state than before. */
  outcome(state: RecordState, was: RecordState): void;
  /** Nothing was sent for a form. */
  formRefused(reason: RefusedReason): void;
  /** An error in the money code that no member sees: a store step, `unseen` or `unreadable`. */
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
