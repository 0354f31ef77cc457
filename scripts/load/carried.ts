import type { Figures } from "./figures";

/** Standards of an evening: nineteen of twenty requests. */
export const P95_MS = 300;
/** Later than this, the load is not what was asked for: the program that makes it had no time. */
const LATE_MS = 100;
/** The share of the wanted rate that must be answered while the load lasts. */
const ANSWERED = 0.98;

/** Why the machine did not carry the rate; nothing if it did. */
export function whyNotCarried({
  notSent,
  lateMs,
  answeredPerSecond,
  wantedPerSecond,
}: Pick<Figures, "notSent" | "lateMs" | "answeredPerSecond" | "wantedPerSecond">): string[] {
  const reasons: [isSo: boolean, why: string][] = [
    [notSent > 0, `${notSent} requests were due and not sent: every member was still waiting`],
    [lateMs > LATE_MS, `requests were sent up to ${Math.round(lateMs)} ms late (99 %)`],
    [
      answeredPerSecond < wantedPerSecond * ANSWERED,
      `${answeredPerSecond.toFixed(1)} answers a second of ${wantedPerSecond.toFixed(1)}`,
    ],
  ];
  return reasons.flatMap(([isSo, why]) => (isSo ? [why] : []));
}

/** Whether members would call the service good at this rate: no fault, nothing left out, p95 within 300 ms. */
export function isGood(figures: Figures): boolean {
  return figures.faults === 0 && whyNotCarried(figures).length === 0 && figures.all.p95 <= P95_MS;
}
