import { expect, it } from "vitest";
import { figuresOf, type Reading, type Run } from "./figures";
import type { Sample } from "./sample";
import { readStoreInfo } from "./store-info";

const store = readStoreInfo("");
const reading = (more: Partial<Reading>): Reading => ({
  ...{ atMs: 0, processes: [], store, operatorCalls: 0 },
  ...more,
});

/** 100 requests, ten a second, each answered 40 ms after it was sent. */
const samples = Array.from(
  { length: 100 },
  (_, index): Sample => ({
    kind: index % 2 === 0 ? "home" : "statement",
    ...{ status: 200, requestId: `r${index}`, bytes: 1_000 + (index % 2) * 1_000 },
    ...{ dueMs: index * 100, sentMs: index * 100 + 1, endedMs: index * 100 + 41 },
  }),
);

const run: Run = {
  ...{ wantedPerSecond: 10, samples, untilMs: 9_900, notSent: 0, calls: [] },
  before: reading({ processes: [{ name: "replica 1", cpuMs: 500, residentBytes: 1 }], operatorCalls: 7 }),
  after: reading({
    atMs: 10_000,
    processes: [{ name: "replica 1", cpuMs: 1_000, residentBytes: 2 }],
    store: { ...store, commands: 300, memoryBytes: 5_000, connections: 7, keys: 9 },
    operatorCalls: 207,
  }),
};

it("reckons rates, processor time, the store's commands and the operator's calls", () => {
  const { kinds, ...found } = figuresOf(run);
  expect(found).toMatchObject({
    ...{ seconds: 10, answeredPerSecond: 10, notSent: 0, faults: 0, lateMs: 1, statuses: { 200: 100 } },
    processes: [{ name: "replica 1", cpuShare: 0.05, cpuMsPerRequest: 5, residentBytes: 2 }],
    store: { commandsPerRequest: 3, commandsPerSecond: 30, growthPerThousand: 50_000 },
    operator: { callsPerSecond: 20, callsPerRequest: 2 },
  });
  expect(kinds.home).toEqual({ requests: 50, p50: 41, p95: 41, p99: 41, max: 41, bytes: 1_000 });
  expect(kinds.statement?.bytes).toBe(2_000);
});

it("counts the wait from when a request was due, however late it was sent", () => {
  // A second in which nothing is sent, after which all goes at once.
  const stalled = samples.map((sample) =>
    sample.dueMs >= 5_000 && sample.dueMs < 6_000 ? { ...sample, sentMs: 6_000, endedMs: 6_040 } : sample,
  );
  const { all, lateMs } = figuresOf({ ...run, samples: stalled });
  expect(all).toMatchObject({ p50: 41, p95: 640, p99: 1_040, max: 1_040 });
  expect(lateMs).toBe(1_000);
});

it("does not count what was answered only after the load, nor spread costs over it", () => {
  const late = samples.map((sample, index) => (index < 50 ? sample : { ...sample, endedMs: 20_000 }));
  const { answeredPerSecond, processes, store } = figuresOf({ ...run, samples: late });
  expect([answeredPerSecond, processes[0]?.cpuMsPerRequest, store.commandsPerRequest]).toEqual([5, 10, 6]);
});

it("counts answers of 400 and above, and none, as faults", () => {
  const [first, second, ...rest] = samples as [Sample, Sample, ...Sample[]];
  const failing = [{ ...first, status: 503 }, { ...second, status: undefined }, ...rest];
  expect(figuresOf({ ...run, samples: failing })).toMatchObject({
    ...{ faults: 2, answeredPerSecond: 9.9, statuses: { 200: 98, 503: 1, none: 1 } },
  });
});
