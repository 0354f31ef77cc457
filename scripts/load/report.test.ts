import { expect, it } from "vitest";
import type { Figures } from "./figures";
import { reportOf } from "./report";

const waits = { requests: 100, p50: 12.4, p95: 40, p99: 80, max: 95, bytes: 6_000 };
const figures: Figures = {
  ...{ seconds: 60, wantedPerSecond: 100, answeredPerSecond: 99.9, notSent: 0, lateMs: 1.2, faults: 0 },
  ...{ all: waits, kinds: { home: waits }, statuses: { 200: 97, 303: 3 } },
  processes: [
    { name: "replica 1", cpuShare: 0.42, cpuMsPerRequest: 4.25, residentBytes: 209_715_200 },
    { name: "replica 2", cpuShare: 0.4, cpuMsPerRequest: 4, residentBytes: 104_857_600 },
    { name: "nginx", cpuShare: 0.02, cpuMsPerRequest: 0.4, residentBytes: 41_943_040 },
  ],
  store: {
    ...{ commandsPerRequest: 6.5, commandsPerSecond: 650, byCommand: [["get", 4.4]], connections: 7 },
    ...{ memoryBytes: 3_145_728, keys: 2_100, growthPerThousand: 2_048 },
  },
  operator: {
    ...{ callsPerSecond: 270, callsPerRequest: 2.7 },
    pages: { home: { pages: 50, calls: 3.8, byEndpoint: { "refund.check": 0.7, "wallet.get": 1.75 } } },
  },
};

it("shows waits, processes, the store and the operator", () => {
  const text = reportOf(figures);
  for (const part of [
    /home +100 +12 +40 +80 +95 +6000 +3\.80/,
    /replica 1 +42 % +4\.25 +200 MB/,
    /replicas together +82 % +8\.25 +300 MB/,
    "6.50 commands per request, 650/s; 7 connections, 2100 keys, 3 MB, 2.0 kB more per 1,000 requests",
    "home: wallet.get 1.75, refund.check 0.70",
    "97 × 200, 3 × 303",
  ])
    expect(text).toMatch(part);
  expect(text).not.toContain("does not carry");
});

it("says plainly what the machine did not carry", () => {
  expect(reportOf({ ...figures, notSent: 12 })).toContain(
    "This machine does not carry that rate: 12 requests were due and not sent",
  );
});
