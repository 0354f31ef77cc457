import { quantile } from "../bench/measure";
import { groupBy } from "../bootstrap/group-by";
import { type CallsPerPage, callsPerPage } from "./operator-calls";
import { isFault, type Sample, waitOf } from "./sample";
import { commandsPerRequest, type StoreInfo } from "./store-info";

/** A process that takes part, before and after. */
export interface ProcessUse {
  name: string;
  cpuMs: number;
  residentBytes: number;
}

/** What was seen at one moment. */
export interface Reading {
  atMs: number;
  processes: readonly ProcessUse[];
  store: StoreInfo;
  /** Calls at the operator since its start. */
  operatorCalls: number;
}

/** A load, once it is over. */
export interface Run {
  wantedPerSecond: number;
  /** The members' requests that were due between the two readings. */
  samples: readonly Sample[];
  /** When the last request was due. */
  untilMs: number;
  /** Requests that were due and were not sent, because every member was still waiting for an answer. */
  notSent: number;
  before: Reading;
  after: Reading;
  /** The newest calls that the operator has recorded. */
  calls: Parameters<typeof callsPerPage>[1];
}

export interface Waits {
  requests: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** The mean of an answer as it came over the wire. */
  bytes: number;
}

export interface Figures {
  seconds: number;
  wantedPerSecond: number;
  answeredPerSecond: number;
  notSent: number;
  /** By how much requests were sent late, in ms: by 99 % of them at most. */
  lateMs: number;
  all: Waits;
  kinds: Record<string, Waits>;
  /** Answers by status, and "none". */
  statuses: Record<string, number>;
  faults: number;
  /** Shares of a core, ms of it per request, and bytes. */
  processes: { name: string; cpuShare: number; cpuMsPerRequest: number; residentBytes: number }[];
  store: {
    commandsPerRequest: number;
    commandsPerSecond: number;
    byCommand: [name: string, perRequest: number][];
    connections: number;
    memoryBytes: number;
    keys: number;
    /** From 1,000 requests of this mix, in bytes. */
    growthPerThousand: number;
  };
  operator: { callsPerSecond: number; callsPerRequest: number; pages: Record<string, CallsPerPage> };
}

/** An answer that comes so soon after the last request was due has come while the load lasted. */
const SOON_MS = 1_000;

/** Reckons what a load has shown. Costs are per request that was answered while it lasted. */
export function figuresOf({ samples, before, after, ...run }: Run): Figures {
  const seconds = (after.atMs - before.atMs) / 1_000;
  const count = samples.filter(
    ({ status, endedMs }) => status !== undefined && endedMs <= run.untilMs + SOON_MS,
  ).length;
  const [commands, calls] = [
    after.store.commands - before.store.commands,
    after.operatorCalls - before.operatorCalls,
  ];
  return {
    seconds,
    wantedPerSecond: run.wantedPerSecond,
    answeredPerSecond: count / seconds,
    notSent: run.notSent,
    lateMs: quantile(
      samples.map(({ sentMs, dueMs }) => sentMs - dueMs),
      0.99,
    ),
    all: waitsOf(samples),
    kinds: Object.fromEntries(
      [...groupBy(samples, ({ kind }) => kind)].map(([kind, own]) => [kind, waitsOf(own)]),
    ),
    statuses: Object.fromEntries(
      [...groupBy(samples, ({ status }) => String(status ?? "none"))].map(([name, own]) => [
        name,
        own.length,
      ]),
    ),
    faults: samples.filter(isFault).length,
    processes: after.processes.map(({ name, cpuMs, residentBytes }) => {
      const usedMs = cpuMs - (before.processes.find((one) => one.name === name)?.cpuMs ?? 0);
      return { name, cpuShare: usedMs / seconds / 1_000, cpuMsPerRequest: usedMs / count, residentBytes };
    }),
    store: {
      commandsPerRequest: commands / count,
      commandsPerSecond: commands / seconds,
      byCommand: commandsPerRequest(before.store, after.store, count),
      connections: after.store.connections,
      memoryBytes: after.store.memoryBytes,
      keys: after.store.keys,
      growthPerThousand: ((after.store.memoryBytes - before.store.memoryBytes) / count) * 1_000,
    },
    operator: {
      callsPerSecond: calls / seconds,
      callsPerRequest: calls / count,
      pages: callsPerPage(samples, run.calls),
    },
  };
}

function waitsOf(samples: readonly Sample[]): Waits {
  const waits = samples.map(waitOf).toSorted((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(waits, share)) as [
    number,
    number,
    number,
  ];
  const bytes = samples.reduce((sum, sample) => sum + sample.bytes, 0) / samples.length;
  return { requests: samples.length, p50, p95, p99, max: waits.at(-1) ?? Number.NaN, bytes };
}
