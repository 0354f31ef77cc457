import { randomBytes } from "node:crypto";
import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from "@opentelemetry/api";
import { SamplingDecision } from "@opentelemetry/sdk-trace";
import { expect, it } from "vitest";
import { samplerOf } from "./create-telemetry";

type SamplerName = Parameters<typeof samplerOf>[0];

/** Whether a trace is kept that a proxy began and keeps, began and does not keep, or did not begin. */
function keeps(name: SamplerName, share: number, parent?: TraceFlags): boolean {
  const traceId = randomBytes(16).toString("hex");
  const began = { traceId, spanId: "00f067aa0ba902b7", isRemote: true };
  const context =
    parent === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { ...began, traceFlags: parent });
  const { decision } = samplerOf(name, share).shouldSample(
    context,
    traceId,
    "GET /",
    SpanKind.SERVER,
    {},
    [],
  );
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

it.each<[SamplerName, ofNobody: boolean, ofKept: boolean, ofLeft: boolean]>([
  ["always_on", true, true, true],
  ["always_off", false, false, false],
  ["parentbased_always_on", true, true, false],
  ["parentbased_always_off", false, true, false],
])(
  "%s keeps a new trace: %s, one that is kept: %s, one that is not: %s",
  (name, ofNobody, ofKept, ofLeft) => {
    expect(keeps(name, 1)).toBe(ofNobody);
    expect(keeps(name, 1, TraceFlags.SAMPLED)).toBe(ofKept);
    expect(keeps(name, 1, TraceFlags.NONE)).toBe(ofLeft);
  },
);

it("a share is kept of new traces", () => {
  for (const name of ["traceidratio", "parentbased_traceidratio"] as const) {
    const kept = Array.from({ length: 2_000 }, () => keeps(name, 0.25)).filter(Boolean).length;
    expect(kept).toBeGreaterThan(300);
    expect(kept).toBeLessThan(700);
    expect(keeps(name, 0)).toBe(false);
  }
  expect(keeps("parentbased_traceidratio", 0, TraceFlags.SAMPLED)).toBe(true);
});
