import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterEach, expect, it, vi } from "vitest";
import { boundedExporter, boundedProcessor } from "./create-telemetry";
import type { SpanCounts } from "./telemetry";

const PATIENCE_MS = 5_000;
const MOST = 10;

afterEach(() => void vi.useRealTimers());

/** A process whose spans a collector takes, refuses, or never answers for. */
function stage(answers: "take" | "refuse" | "hang") {
  vi.useFakeTimers();
  const counts: SpanCounts = { sent: 0, crowdedOut: 0, undelivered: 0 };
  const inner: SpanExporter = {
    export: (_, done) => void (answers === "hang" || done({ code: answers === "take" ? 0 : 1 })),
    shutdown: async () => undefined,
  };
  const exporter = boundedExporter(inner, PATIENCE_MS, counts, () => undefined);
  const batches = new BatchSpanProcessor({ exporter, maxExportBatchSize: 4, maxQueueSize: MOST });
  const provider = new TracerProvider({ spanProcessors: [boundedProcessor(batches, MOST, counts)] });
  const tracer = provider.getTracer("test");
  const end = (spans: number) => {
    for (let span = 0; span < spans; span++) tracer.startSpan("one").end();
  };
  return { counts, end };
}

it("spans that the collector takes are counted as sent, and make room for others", async () => {
  const { counts, end } = stage("take");
  for (let times = 0; times < 5; times++) {
    end(MOST);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  }
  expect(counts).toEqual({ sent: 5 * MOST, crowdedOut: 0, undelivered: 0 });
});

it("spans that it does not take are counted as undelivered, and make room for others", async () => {
  const { counts, end } = stage("refuse");
  for (let times = 0; times < 5; times++) {
    end(MOST);
    await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  }
  expect(counts).toEqual({ sent: 0, crowdedOut: 0, undelivered: 5 * MOST });
});

it("while the collector hangs no more spans wait than there is room for, those under way included", async () => {
  const { counts, end } = stage("hang");
  end(MOST + 100);
  await vi.advanceTimersByTimeAsync(0);
  end(7);
  expect(counts).toEqual({ sent: 0, crowdedOut: 107, undelivered: 0 });
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(counts.undelivered).toBe(MOST);
  end(MOST);
  expect(counts.crowdedOut).toBe(107);
});
