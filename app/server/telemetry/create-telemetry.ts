import type { ContextManager } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import type { Env } from "schemas/env";
import { createTrustedPeer } from "../address";
import { createProvider } from "./provider";
import { requestSpans } from "./request-spans";
import { createSpans } from "./spans";
import type { ProcessFacts, SpanCounts, Telemetry } from "./telemetry";
import { tracedBuild } from "./traced-build";

/** Traces through OpenTelemetry's packages, without the globals by which these find each other. */
export function createTelemetry(
  settings: NonNullable<Env["telemetry"]>,
  env: Pick<Env, "trustedProxyHops" | "trustedProxies">,
  facts: ProcessFacts,
): Telemetry {
  const counts: SpanCounts = { sent: 0, crowdedOut: 0, undelivered: 0 };
  const provider = createProvider(settings, facts, counts);
  const tracer = provider.getTracer("kapao", facts.version);
  const contexts: ContextManager = new AsyncLocalStorageContextManager().enable();
  const tracing = createSpans(tracer, contexts);
  return {
    ...tracing,
    request: requestSpans(tracer, contexts, createTrustedPeer(env), facts.build.routes),
    build: tracedBuild(facts.build, tracing),
    counts,
    close: (withinMs) =>
      Promise.race([provider.shutdown().catch(() => undefined), pause(withinMs)]).finally(() =>
        contexts.disable(),
      ),
  };
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs).unref());
}
