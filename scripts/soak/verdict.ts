import { count, type Measure, median } from "../bench/measure";
import { leastGrowth, type Slope } from "./slope";

const MEGABYTE = 1024 * 1024;

/** The results of a run with faults; slopes leave out the warm-up. */
export interface SoakFigures {
  perSecond: { wanted: number; found: number };
  answers: Readonly<Record<string, number>>;
  /** Requests whose connection ended without a response, or in the middle of a page. */
  unanswered: number;
  /** Files that broke off, as they must when the operator fails on the way. */
  brokenFiles: number;
  /** Responses of 500 and above that show no reference. */
  withoutReference: number;
  /** Responses with status 500: errors that the app did not foresee. A failing operator is 502, a missing store 503. */
  unexpected: number;
  /** How often the process ended before it was told to. */
  exits: number;
  latencyMs: { median: number; p95: number };
  heap: Slope;
  resident: Slope;
  sockets: Slope;
  descriptors: Slope;
  money: MoneyFigures;
}

export interface MoneyFigures {
  /** Forms sent, whatever the outcome. */
  sent: number;
  executed: number;
  /** Intents that took effect twice. */
  doubled: number;
  /** Intents for which the operator was called twice. */
  calledTwice: number;
  /** Shown as done but not executed, or shown as refused but executed. */
  falselyShown: number;
  /** Shown neither as done nor as refused at the end. */
  open: number;
  isLedgerExact: boolean;
}

/**
 * The allowed growth per hour, with two standard errors in the run's favour: a short run passes unless the growth is
 * obvious, a long one detects less. A heap that keeps 100 bytes per request grows by 10 MB an hour at 30 requests a
 * second; a socket leaked by one request in a thousand, by 108 an hour. Resident memory follows the highest load so far
 * and is returned late, so it is shown but not judged.
 */
const LIMITS = { heapPerHour: 10 * MEGABYTE, openPerHour: 100, resident: 60 * MEGABYTE, rate: 0.95 };

export function verdict(figures: SoakFigures): Measure[] {
  const { perSecond, answers, latencyMs, heap, resident, sockets, descriptors } = figures;
  return [
    {
      name: "requests a second",
      target: `≥ ${perSecond.wanted * LIMITS.rate}`,
      found: perSecond.found.toFixed(1),
      isExact: true,
      isMet: perSecond.found >= perSecond.wanted * LIMITS.rate,
    },
    ...Object.entries(answers).map(([name, found]) => shown(`answers ${name}`, String(found))),
    count("requests without an answer", figures.unanswered, 0),
    shown("statement files broken off", String(figures.brokenFiles)),
    count("failures without a reference", figures.withoutReference, 0),
    count("answers of 500 itself", figures.unexpected, 0),
    count("ends of the process", figures.exits, 0),
    shown(
      "latency, median and 95th percentile",
      `${rounded(latencyMs.median)}, ${rounded(latencyMs.p95)} ms`,
    ),
    growth("heap after collection", heap, LIMITS.heapPerHour, MEGABYTE, "MB"),
    { ...growth("resident memory", resident, LIMITS.resident, MEGABYTE, "MB"), isExact: false },
    growth("open sockets", sockets, LIMITS.openPerHour),
    growth("open descriptors", descriptors, LIMITS.openPerHour),
    ...moneyMeasures(figures.money),
  ];
}

/** The results of a chat whose connection keeps dropping. */
export interface TalkFigures {
  sent: number;
  perSecond: number;
  lost: readonly number[];
  doubled: readonly number[];
  rejoinMs: readonly number[];
}

/** The time from the connection's return until the member receives messages again. */
const REJOIN_MS = 5_000;

export function chatVerdict({ sent, perSecond, lost, doubled, rejoinMs }: TalkFigures): Measure[] {
  const slow = rejoinMs.filter((ms) => ms > REJOIN_MS).length;
  const times = `${rounded(median(rejoinMs))}, ${rounded(Math.max(...rejoinMs))} ms`;
  return [
    shown("drops", String(rejoinMs.length)),
    shown("messages, a second", `${sent}, ${perSecond.toFixed(1)}`),
    shown("rejoined after, median and longest", times),
    count("messages lost", lost.length, 0),
    count("messages doubled", doubled.length, 0),
    count(`rejoined later than ${REJOIN_MS / 1_000} s`, slow, 0),
  ];
}

function moneyMeasures(money: MoneyFigures): Measure[] {
  return [
    shown("money: forms sent, executed", `${money.sent}, ${money.executed}`),
    shown("money: open at the end", String(money.open)),
    count("money: executed twice", money.doubled, 0),
    count("money: called twice", money.calledTwice, 0),
    count("money: shown falsely", money.falselyShown, 0),
    {
      name: "money: ledger",
      target: "exact",
      found: money.isLedgerExact ? "exact" : "not exact",
      isExact: true,
      isMet: money.isLedgerExact,
    },
  ];
}

function growth(name: string, slope: Slope, limit: number, unit = 1, unitName = ""): Measure {
  const written = (value: number) => `${(value / unit).toFixed(1)}${unitName && ` ${unitName}`}`;
  const isTold = Number.isFinite(slope.perHour);
  return {
    name: `${name}, growth an hour`,
    target: `≤ ${written(limit)}`,
    found: isTold ? `${written(slope.perHour)} ± ${written(2 * slope.error)}` : "too short a run to tell",
    isExact: isTold,
    isMet: leastGrowth(slope) <= limit,
  };
}

/** A figure that is printed and not judged. */
export function shown(name: string, found: string): Measure {
  return { name, target: "", found, isExact: false, isMet: true };
}

function rounded(ms: number): string {
  return String(Math.round(ms));
}
