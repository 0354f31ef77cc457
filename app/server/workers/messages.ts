import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The variable by which a parent tells a worker that it is to take another one's place. */
export const IS_SUCCESSOR = "WORKER_IS_SUCCESSOR";

/** Everything that one process has measured, as prom-client's registries give it. */
export type Measured = MetricObjectWithValues<MetricValue<string>>[];

/**
 * What the parent tells a worker: to `leave` the port to the others, to `stop` gracefully, or to answer with all that it
 * has measured.
 */
export interface Order {
  order: "leave" | "stop" | "measure";
}

/** What a worker tells the parent. */
export interface Report {
  measured?: Measured;
  /** It takes no more connections. Those that were on their way to it by then go to the others. */
  hasLeft?: true;
}
