import { Counter, collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import type { Output } from "../output";
import type { SpanCounts } from "../telemetry/telemetry";

export interface ProcessFacts {
  brandId: string;
  version: string;
  spans: Readonly<SpanCounts>;
}

export interface ProcessMetrics {
  /** An error that nobody waited for. */
  unawaited(): void;
  /** From now on the lines that the log loses are told. */
  log(output: Pick<Output, "lost">): void;
}

/** Of Node, and which release serves which brand. */
export function createProcessMetrics(
  registers: [Registry],
  { brandId, version, spans }: ProcessFacts,
): ProcessMetrics {
  collectDefaultMetrics({ register: registers[0] });
  const info = new Gauge({
    name: "kapao_info",
    help: "1 for the release that runs and the brand that it serves",
    labelNames: ["version", "brand"],
    registers,
  });
  info.set({ version, brand: brandId }, 1);
  const failures = new Counter({
    name: "unawaited_failures_total",
    help: "Errors that no request waited for",
    registers,
  });
  new Counter({
    name: "telemetry_spans_total",
    help: "Spans that the collector took, that found no room to wait, or that it did not take",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: "sent" }, spans.sent);
      this.inc({ outcome: "crowded-out" }, spans.crowdedOut);
      this.inc({ outcome: "undelivered" }, spans.undelivered);
    },
  });
  return {
    unawaited: () => failures.inc(),
    log({ lost }) {
      new Counter({
        name: "log_lines_lost_total",
        help: "Lines of the log that could not be written: the disk is full, or their reader has gone",
        registers,
        collect() {
          this.reset();
          this.inc(lost());
        },
      });
    },
  };
}
