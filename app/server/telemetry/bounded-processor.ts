import { TraceFlags } from "@opentelemetry/api";
import type { SpanProcessor } from "@opentelemetry/sdk-trace";
import type { SpanCounts } from "./telemetry";

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
