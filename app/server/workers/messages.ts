import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The variable by which a parent tells a worker that it is to take another one's place. */
export const IS_SUCCESSOR = "WORKER_IS_SUCCESSOR";

/** Everything that one process has measured, as prom-client's registries give it. */
export type Measured = MetricObjectWithValues<MetricValue<string>>[];

/**
 * What the parent tells a worker: `stop` with the whole service, `retire` because another worker has taken its place, or
 * answer with what it has `measured`.
 */
export interface Order {
  order: "stop" | "retire" | "measure";
}

/** What a worker tells the parent. */
export interface Report {
  measured: Measured;
}
