import type { Execution } from "~/money/once/execute.server";
import { StoreUnavailable } from "~/store/store";
import type { MoneyMetrics } from "./metrics/money-metrics";

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
