import { count, type Measure, quantile } from "../bench/measure";
import { shown } from "./verdict";

/** What members noticed of an evening on one process; times in ms. */
export interface EveningFigures {
  members: number;
  seconds: number;
  /** How long requests took, by what they were for. */
  times: ReadonlyMap<string, readonly number[]>;
  /** Answers of 400 and above, and what members could not do. */
  faults: readonly string[];
  floor: {
    /** The app's health, which costs it nothing, at the same moments. */
    health: readonly number[];
    /** A read at the operator, asked for directly, at the same moments. */
    operator: readonly number[];
  };
  /** Shares of a processor. */
  cpu: { app: number; operator: number };
  residentBytes: number;
  longestTurnMs: number;
  isLedgerExact: boolean;
}

const P95_MS = 300;
/** Above this a machine does so much else that times say nothing of us: the operator's process is hardly busy. */
const IDLE_FLOOR_MS = 50;
const MEGABYTE = 1024 * 1024;

export function eveningVerdict(figures: EveningFigures): Measure[] {
  const { times, floor, seconds, longestTurnMs, cpu } = figures;
  const all = [...times.values()].flat();
  const p95 = quantile(all, 0.95);
  const isIdle = quantile(floor.operator, 0.95) <= IDLE_FLOOR_MS;
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return [
    shown("members, requests a second", `${figures.members}, ${(all.length / seconds).toFixed(1)}`),
    ...[...times].sort().map(([kind, values]) => shown(kind, timesOf(values))),
    {
      name: "all",
      target: `p95 ≤ ${P95_MS} ms`,
      found: `${timesOf(all)}${isIdle ? "" : "; the machine is not idle"}`,
      isExact: isIdle,
      isMet: p95 <= P95_MS,
    },
    shown("floor: the app's /healthz", timesOf(floor.health)),
    shown("floor: the operator, directly", timesOf(floor.operator)),
    shown("processor: app, operator", `${percent(cpu.app)}, ${percent(cpu.operator)}`),
    shown("resident memory", `${(figures.residentBytes / MEGABYTE).toFixed(0)} MB`),
    // What V8 does on its own now and then, and two requests that are answered in the same moment, are in it.
    shown("longest turn", `${longestTurnMs.toFixed(0)} ms`),
    count("answers of 400 and above, and acts that failed", figures.faults.length, 0),
    count("money: ledgers that are not exact", figures.isLedgerExact ? 0 : 1, 0),
  ];
}

function timesOf(values: readonly number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(quantile(values, share)));
  return `${values.length}: p50 ${p50}, p95 ${p95}, p99 ${p99} ms`;
}
