import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { lastingOf, totalOf } from "./totals";

/** What one process with so many requests, so much memory and so slow an event loop has measured. */
async function measured(requests: number, bytes: number, delay: number) {
  const registers = [new Registry()];
  const labelNames = ["status"];
  new Counter({ name: "requests_total", help: "-", labelNames, registers }).inc({ status: "200" }, requests);
  new Histogram({ name: "request_seconds", help: "-", buckets: [1], registers }).observe(requests);
  new Gauge({ name: "process_resident_memory_bytes", help: "-", registers }).set(bytes);
  for (const [name, value] of [
    ["nodejs_eventloop_lag_p99_seconds", delay],
    ["nodejs_eventloop_lag_min_seconds", delay],
  ] as const)
    new Gauge({ name, help: "-", aggregator: name.includes("min") ? "min" : "average", registers }).set(
      value,
    );
  return (registers[0] as Registry).getMetricsAsJSON();
}

test("counts and memory are added up; of the event loops' delays it is the longest", async () => {
  const page = await totalOf([await measured(2, 100, 0.1), await measured(3, 200, 0.5)]).metrics();
  expect(page).toContain('requests_total{status="200"} 5');
  expect(page).toContain("request_seconds_count 2");
  expect(page).toContain("process_resident_memory_bytes 300");
  expect(page).toContain("nodejs_eventloop_lag_p99_seconds 0.5");
  expect(page).toContain("nodejs_eventloop_lag_min_seconds 0.1");
});

test("counts outlive their process, over several of them; memory does not", async () => {
  const once = lastingOf([await measured(2, 100, 0.1)]);
  const twice = lastingOf([once, await measured(3, 100, 0.1)]);
  const page = await totalOf([twice, await measured(4, 50, 0.1)]).metrics();
  expect(page).toContain('requests_total{status="200"} 9');
  expect(page).toContain("request_seconds_count 3");
  expect(page).toContain('request_seconds_bucket{le="1"} 0');
  expect(page).toContain("process_resident_memory_bytes 50");
});
