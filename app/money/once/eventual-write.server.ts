import type { MoneyAudit, ToleratedStep } from "./audit";
import type { Clock } from "./clock";
import type { Submission } from "./submission";
import { times } from "./times";

/**
 * Writes to the store what must be written in the end, and may be written twice. Resolves after the first try; if that
 * fails, the write is retried in the background until `until` (ms since the epoch).
 */
export type EventualWrite = (
  step: ToleratedStep,
  submission: Submission,
  write: () => Promise<unknown>,
  until: number,
) => Promise<void>;

interface EventualWriteSettings {
  audit: MoneyAudit;
  clock: Clock;
  /** Work that continues after the member has the response. */
  background(work: Promise<void>): void;
}

export function createEventualWrite({ audit, clock, background }: EventualWriteSettings): EventualWrite {
  return async (step, { requestId }, write, until) => {
    const isDone = () =>
      write().then(
        () => true,
        (error: unknown) => {
          audit.storeFault(step, error, requestId);
          return false;
        },
      );
    const again = async () => {
      do await clock.wait(times.retryEvery);
      while (!(await isDone()) && clock.now() < until);
    };
    if (!(await isDone())) background(again());
  };
}
