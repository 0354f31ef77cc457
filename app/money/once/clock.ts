import { setTimeout } from "node:timers/promises";

/** The money code's clock: the machine's, or one that a test controls. */
export interface Clock {
  /** Ms since the epoch. */
  now(): number;
  /** Resolves after `ms`, or as soon as `until` is aborted. */
  wait(ms: number, until?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
};
