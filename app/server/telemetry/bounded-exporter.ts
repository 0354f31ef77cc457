import { ExportResultCode } from "@opentelemetry/core";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { SpanCounts } from "./telemetry";

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
