import type { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type ContextManager, TraceFlags } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { ExportResultCode } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { convertLegacyHttpOptions } from "@opentelemetry/otlp-exporter-base/node-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { ServerBuild } from "@remix-run/node";
import type { Env } from "schemas/env";
import { createTrustedPeer } from "../http/address";
import { createSpans, requestSpans } from "./spans";
import { type SpanCounts, type Telemetry, type TracedServer, tracedBuild } from "./telemetry";

/**
 * Traces with OpenTelemetry's packages, but without their global registries. Returns the traced build too: its loaders,
 * actions and page rendering have spans.
 */
export function createTelemetry(
  settings: NonNullable<Env["telemetry"]>,
  env: Pick<Env, "trustedProxyHops" | "trustedProxies">,
  traced: TracedServer,
): { telemetry: Telemetry; build: ServerBuild } {
  const counts: SpanCounts = { sent: 0, crowdedOut: 0, undelivered: 0 };
  const provider = createProvider(settings, traced, counts);
  const tracer = provider.getTracer("kapao", traced.version);
  const contexts: ContextManager = new AsyncLocalStorageContextManager().enable();
  const tracing = createSpans(tracer, contexts);
  const telemetry: Telemetry = {
    ...tracing,
    request: requestSpans(tracer, contexts, createTrustedPeer(env), traced.build.routes),
    counts,
    close: (withinMs) =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        pause(withinMs, undefined, { ref: false }),
      ]).finally(() => contexts.disable()),
  };
  return { telemetry, build: tracedBuild(traced.build, tracing) };
}

/** The most spans that wait or are being sent: a few megabytes. */
const MOST_WAITING = 4_096;
/** Spans per request: so few that writing their JSON delays no page. */
const BATCH = 256;
/** How long spans gather before they are sent. */
const DELAY_MS = 2_000;
/** How long the collector may take, retries included. */
const COLLECTOR_TIMEOUT_MS = 5_000;
/** The most characters of a span's attribute: more than any of our own has. */
const LONGEST_VALUE = 200;

/** Its exporter delays nothing: queue and time are bounded, and lost spans are counted. */
function createProvider(
  { endpoint, headers, serviceName, attributes, sampler, share }: NonNullable<Env["telemetry"]>,
  { brandId, version }: TracedServer,
  counts: SpanCounts,
): TracerProvider {
  const collector = { url: `${endpoint}/v1/traces`, headers, timeoutMs: COLLECTOR_TIMEOUT_MS };
  const exporter = collectorExporter(collector, counts);
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: DELAY_MS,
    exportTimeoutMillis: COLLECTOR_TIMEOUT_MS,
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

interface Collector {
  url: string;
  headers: Record<string, string>;
  /** How long it may take, retries included. */
  timeoutMs: number;
}

/** Sends spans to a collector, and keeps no connection to one that does not answer in time. */
export function collectorExporter({ url, headers, timeoutMs }: Collector, counts: SpanCounts): SpanExporter {
  // As the exporter would make its agent itself: OTEL_EXPORTER_OTLP_CERTIFICATE and its like are read from the
  // environment.
  const { agentFactory } = convertLegacyHttpOptions({}, "TRACES", "v1/traces", {});
  let agent: Agent | undefined;
  const exporter = new OTLPTraceExporter({
    ...{ url, headers, timeoutMillis: timeoutMs },
    httpAgentOptions: async (protocol) => {
      agent = await agentFactory(protocol);
      return agent;
    },
  });
  return boundedExporter(exporter, timeoutMs, counts, () => agent?.destroy());
}

/**
 * Counts what the collector has accepted, and gives up after `timeoutMs`; `disconnect` then closes the connection. The
 * package's own timeout never ends an answer that keeps trickling in, because it measures only silence.
 */
export function boundedExporter(
  inner: SpanExporter,
  timeoutMs: number,
  counts: SpanCounts,
  disconnect: () => void,
): SpanExporter {
  return {
    export(spans, done) {
      let isOver = false;
      const end = (isTaken: boolean) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(late);
        counts[isTaken ? "sent" : "undelivered"] += spans.length;
        done({ code: isTaken ? ExportResultCode.SUCCESS : ExportResultCode.FAILED });
      };
      const late = setTimeout(() => {
        end(false);
        disconnect();
      }, timeoutMs).unref();
      inner.export(spans, ({ code }) => end(code === ExportResultCode.SUCCESS));
    },
    shutdown: () => inner.shutdown(),
  };
}

/**
 * Drops and counts spans while `most` are waiting or being sent. The package's own processor drops them silently, and
 * does not count those that are being sent.
 */
export function boundedProcessor(inner: SpanProcessor, most: number, counts: SpanCounts): SpanProcessor {
  let ended = 0;
  const waiting = () => ended - counts.sent - counts.undelivered;
  return {
    onStart: (span, parent) => inner.onStart(span, parent),
    onEnd(span) {
      if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
      if (waiting() >= most) {
        counts.crowdedOut += 1;
        return;
      }
      ended += 1;
      inner.onEnd(span);
    },
    forceFlush: () => inner.forceFlush(),
    shutdown: () => inner.shutdown(),
  };
}

type SamplerName = NonNullable<Env["telemetry"]>["sampler"];

/** The sampler that `OTEL_TRACES_SAMPLER` names. `share`: of the traces that the `traceidratio` samplers keep. */
export function samplerOf(name: SamplerName, share: number): Sampler {
  const isParentBased = name.startsWith("parentbased_");
  const root = rootOf(name.replace("parentbased_", ""), share);
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, share: number): Sampler {
  if (name === "traceidratio") return new TraceIdRatioBasedSampler(share);
  return name === "always_off" ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
