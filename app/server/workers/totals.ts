import { AggregatorRegistry, type Registry } from "prom-client";
import type { Measured } from "./messages";

/** Several processes' measurements as one: counts and memory are added up. */
export function totalOf(all: readonly Measured[]): Registry {
  return AggregatorRegistry.aggregate(all.map((measured) => measured.map(slowestLoop)));
}

/** What counts on after the process that counted has ended. */
export function lastingOf(all: readonly Measured[]): Measured {
  const metrics = totalOf(all).getMetricsAsArray() as Measured;
  return metrics.filter(({ type }) => isLasting.has(String(type)));
}

const isLasting = new Set(["counter", "histogram"]);

/** prom-client gives the average of event loops' delays; it is the slowest that makes a member wait. */
function slowestLoop(metric: Measured[number]): Measured[number] {
  const isDelay = /^nodejs_eventloop_lag_(?!min)/.test(metric.name);
  return isDelay ? { ...metric, aggregator: "max" } : metric;
}
