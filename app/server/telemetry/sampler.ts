import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import type { Env } from "schemas/env";

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
