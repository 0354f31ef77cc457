import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, prometheusContentType, Registry } from "prom-client";
import { cached } from "~/store/coalesce.server";
import { createMoneyMetrics, type MoneyMetrics } from "./money";
import type { Output } from "./output";
import { createStoreMetrics, type StoreMetrics } from "./store-metrics";
import type { SpanCounts } from "./telemetry";
import { type CallMetrics, createCallMetrics, createPageMetrics, type PageMetrics } from "./traffic-metrics";

/** Prometheus metrics of the process. Their label values are our own words, never what a member sent. */
export interface Metrics extends CallMetrics, MoneyMetrics, PageMetrics, ProcessMetrics, StoreMetrics {
  /** The page that Prometheus reads (`createMetricsServer`). */
  page(): Promise<string>;
}

export function createMetrics(facts: ProcessFacts): Metrics {
  const registers: [Registry] = [new Registry()];
  const [registry] = registers;

  return {
    ...createCallMetrics(registers),
    ...createMoneyMetrics(registers),
    ...createPageMetrics(registers),
    ...createProcessMetrics(registers, facts),
    ...createStoreMetrics(registers),
    page: () => registry.metrics(),
  };
}

/**
 * Serves `/metrics` on a separate port that members cannot reach; the caller makes it listen. Simultaneous requests
 * share one gathering of the figures.
 */
export function createMetricsServer(read: () => Promise<string>): Server {
  const gather = cached(read, 0, Date.now);
  return createServer(async (incoming, outgoing) => {
    if (incoming.url !== "/metrics") {
      outgoing.writeHead(404).end();
      return;
    }
    const page = await gather().catch(() => null);
    outgoing.writeHead(page === null ? 500 : 200, { "content-type": prometheusContentType });
    outgoing.end(page);
  });
}

export interface ProcessFacts {
  brandId: string;
  version: string;
  spans: Readonly<SpanCounts>;
}

export interface ProcessMetrics {
  /** Counts an error that no request waited for. */
  unawaited(): void;
  /** Adds a metric of the lines that the log has lost. */
  log(output: Pick<Output, "lost">): void;
}

/** Node's own metrics, and which release serves which brand. */
function createProcessMetrics(
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
