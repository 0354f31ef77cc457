import * as http from "node:http";
import * as https from "node:https";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import { boundedExporter } from "./bounded-exporter";
import type { SpanCounts } from "./telemetry";

/** Batches go out one after another, and once more at the end. */
const MOST_SOCKETS = 2;

interface Collector {
  url: string;
  headers: Record<string, string>;
  /** How long it may take, retries included. */
  patienceMs: number;
}

/** Sends spans to a collector, and keeps no connection to one that does not answer in time. */
export function collectorExporter({ url, headers, patienceMs }: Collector, counts: SpanCounts): SpanExporter {
  const { Agent } = url.startsWith("https:") ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  const exporter = new OTLPTraceExporter({
    ...{ url, headers, timeoutMillis: patienceMs },
    httpAgentOptions: () => agent,
  });
  return boundedExporter(exporter, patienceMs, counts, () => agent.destroy());
}
