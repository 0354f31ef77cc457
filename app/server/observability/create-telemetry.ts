import { setTimeout as pause } from "node:timers/promises";
import type { ContextManager } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import type { Env } from "schemas/env";
import { createTrustedPeer } from "../http/address";
import { requestSpans } from "./request-spans";
import { createProvider } from "./span-export";
import { createSpans } from "./spans";
import type { SpanCounts, Telemetry, TracedServer } from "./telemetry";
import { tracedBuild } from "./traced";

/** Traces through OpenTelemetry's packages, without the globals by which these find each other. */
export function createTelemetry(
  settings: NonNullable<Env["telemetry"]>,
  env: Pick<Env, "trustedProxyHops" | "trustedProxies">,
  traced: TracedServer,
): Telemetry {
  const counts: SpanCounts = { sent: 0, crowdedOut: 0, undelivered: 0 };
  const provider = createProvider(settings, traced, counts);
  const tracer = provider.getTracer("kapao", traced.version);
  const contexts: ContextManager = new AsyncLocalStorageContextManager().enable();
  const tracing = createSpans(tracer, contexts);
  return {
    ...tracing,
    request: requestSpans(tracer, contexts, createTrustedPeer(env), traced.build.routes),
    build: tracedBuild(traced.build, tracing),
    counts,
    close: (withinMs) =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        pause(withinMs, undefined, { ref: false }),
      ]).finally(() => contexts.disable()),
  };
}
