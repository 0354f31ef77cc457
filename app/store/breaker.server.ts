import { StoreHangs } from "./store";
import { waitsMs } from "./waits.server";

/**
 * A circuit breaker for a store that hangs: after a timeout all commands fail with StoreHangs for a pause. Then a
 * single one is tried, and the others follow if it succeeds.
 */
export interface Breaker {
  run<T>(command: () => Promise<T>): Promise<T>;
}

/** `isTimeout` distinguishes a timeout from a command that the store refused. */
export function createBreaker(isTimeout: (error: unknown) => boolean, now: () => number = Date.now): Breaker {
  /** 0 while the breaker is closed. */
  let openUntil = 0;
  let isTrialRunning = false;

  return {
    async run(command) {
      const isTrial = openUntil !== 0;
      if (isTrial && (isTrialRunning || now() < openUntil)) throw new StoreHangs();
      isTrialRunning = isTrial;
      try {
        const answer = await command();
        if (isTrial) openUntil = 0;
        return answer;
      } catch (error) {
        if (isTimeout(error)) openUntil = now() + waitsMs.breaker;
        else if (isTrial) openUntil = 0;
        throw error;
      } finally {
        if (isTrial) isTrialRunning = false;
      }
    },
  };
}
