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
 * Traces through OpenTelemetry's packages, without the globals by which these find each other; and Remix's build, with
 * spans for its loaders, its actions and the drawing of pages.
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
function createProvider(
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

/**
 * Counts what the collector took. One that answers slowly and without end is given up: the package's own time-out waits
 * for silence. `letGo` then ends what is left of its answer.
 */
export function boundedExporter(
  inner: SpanExporter,
  patienceMs: number,
  counts: SpanCounts,
  letGo: () => void,
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
        letGo();
      }, patienceMs).unref();
      inner.export(spans, ({ code }) => end(code === ExportResultCode.SUCCESS));
    },
    shutdown: () => inner.shutdown(),
  };
}

/**
 * Lets through only as many spans as may wait or be under way. The package's own processor would drop them silently, and
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

type Name = NonNullable<Env["telemetry"]>["sampler"];

/** The sampler of OpenTelemetry's `OTEL_TRACES_SAMPLER`; the share is for those that keep one. */
export function samplerOf(name: Name, share: number): Sampler {
  const isParentBased = name.startsWith("parentbased_");
  const root = rootOf(name.replace("parentbased_", ""), share);
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, share: number): Sampler {
  if (name === "traceidratio") return new TraceIdRatioBasedSampler(share);
  return name === "always_off" ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
