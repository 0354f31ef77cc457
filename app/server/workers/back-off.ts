/** One that has worked for so long was sound when it started. */
const STEADY_MS = 10_000;
const FIRST_MS = 500;
const LONGEST_MS = 30_000;

export interface BackOff {
  /** A worker has ended that had worked for so long, in ms: how long to wait before another one is started, in ms. */
  afterDeath(workedMs: number): number;
}

/** Restarts at once what had worked, and ever more slowly what ends soon after its start. */
export function createBackOff(): BackOff {
  let inARow = 0;
  return {
    afterDeath(workedMs) {
      inARow = workedMs >= STEADY_MS ? 0 : inARow + 1;
      return inARow === 0 ? 0 : Math.min(FIRST_MS * 2 ** (inARow - 1), LONGEST_MS);
    },
  };
}
