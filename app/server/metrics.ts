import { Registry } from "prom-client";
import { type CallMetrics, createCallMetrics } from "./metrics/call-metrics";
import { createMoneyMetrics, type MoneyMetrics } from "./metrics/money-metrics";
import { createPageMetrics, type PageMetrics } from "./metrics/page-metrics";
import { createProcessMetrics, type ProcessFacts, type ProcessMetrics } from "./metrics/process-metrics";
import { createStoreMetrics, type StoreMetrics } from "./metrics/store-metrics";

/** Metrics for whoever runs the process; label values are ours, never what a member sent. */
export interface Metrics extends CallMetrics, MoneyMetrics, PageMetrics, ProcessMetrics, StoreMetrics {
  /** All of them as Prometheus reads them (`createMetricsServer`). */
  page(): Promise<string>;
}

export function createMetrics(facts: ProcessFacts): Metrics {
  const registers: [Registry] = [new Registry()];
  const [registry] = registers;

  return {
    ...createCallMetrics(registers),
    ...createMoneyMetrics(registers),
    ...createPageMetrics(registers),
    ...createProcessMetrics(registers, facts),
    ...createStoreMetrics(registers),
    page: () => registry.metrics(),
  };
}
