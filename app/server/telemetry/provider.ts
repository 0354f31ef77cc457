import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Env } from "schemas/env";
import { boundedProcessor } from "./bounded-processor";
import { collectorExporter } from "./collector";
import { samplerOf } from "./sampler";
import type { SpanCounts, TracedServer } from "./telemetry";

/** Spans that wait or are under way, at most: a few megabytes. */
const MOST_WAITING = 4_096;
/** Sent at once: short enough that no page waits for its JSON to be written. */
const BATCH = 256;
/** How long spans wait for company. */
const DELAY_MS = 2_000;
/** How long the collector may take, retries included. */
const PATIENCE_MS = 5_000;
/** Longer than any of our own values. */
const LONGEST_VALUE = 200;

/** Ends in an OTLP exporter that holds up nothing: bounded in number and time, and what is lost is counted. */
export function createProvider(
  { endpoint, headers, serviceName, attributes, sampler, share }: NonNullable<Env["telemetry"]>,
  { brandId, version }: TracedServer,
  counts: SpanCounts,
): TracerProvider {
  const collector = { url: `${endpoint}/v1/traces`, headers, patienceMs: PATIENCE_MS };
  const exporter = collectorExporter(collector, counts);
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: DELAY_MS,
    exportTimeoutMillis: PATIENCE_MS,
  });
  const own = {
    "service.name": serviceName,
    "service.version": version,
    "process.pid": process.pid,
    "kapao.brand": brandId,
  };
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ ...own, ...attributes })),
    sampler: samplerOf(sampler, share),
    spanProcessors: [boundedProcessor(batches, MOST_WAITING, counts)],
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
  });
}
