import { createMetrics, createMetricsServer, type Metrics } from "~/server/observability/metrics";
import { close, listen } from "./local-server";

/** What `/metrics` says, read over HTTP. */
export async function servedBy(metrics: Metrics): Promise<string> {
  const server = createMetricsServer(metrics.page);
  const port = await listen(server);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await close(server);
  return text;
}

/** The metrics of a process without telemetry. */
export function freshMetrics(spans = { sent: 0, crowdedOut: 0, undelivered: 0 }): Metrics {
  return createMetrics({ brandId: "moon", version: "1.2.3", spans });
}
