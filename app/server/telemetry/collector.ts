import type { Agent } from "node:http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { convertLegacyHttpOptions } from "@opentelemetry/otlp-exporter-base/node-http";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import { boundedExporter } from "./bounded-exporter";
import type { SpanCounts } from "./telemetry";

interface Collector {
  url: string;
  headers: Record<string, string>;
  /** How long it may take, retries included. */
  patienceMs: number;
}

/** Sends spans to a collector, and keeps no connection to one that does not answer in time. */
export function collectorExporter({ url, headers, patienceMs }: Collector, counts: SpanCounts): SpanExporter {
  // What the exporter would do itself: its certificates are variables of its own.
  const { agentFactory } = convertLegacyHttpOptions({}, "TRACES", "v1/traces", {});
  let agent: Agent | undefined;
  const exporter = new OTLPTraceExporter({
    ...{ url, headers, timeoutMillis: patienceMs },
    httpAgentOptions: async (protocol) => {
      agent = await agentFactory(protocol);
      return agent;
    },
  });
  return boundedExporter(exporter, patienceMs, counts, () => agent?.destroy());
}
