import { waitsMs } from "./waits.server";

export class StoreHangs extends Error {
  constructor() {
    super("the store did not answer in time a moment ago");
    this.name = "StoreHangs";
  }
}

/**
 * A circuit breaker for a store that hangs: after the first timeout all other commands fail immediately for a pause.
 * Then a single one tries again; the others follow once it succeeds.
 */
export interface Breaker {
  run<T>(command: () => Promise<T>): Promise<T>;
}

/** `isTimeout` distinguishes a timeout from a refused command. */
export function createBreaker(isTimeout: (error: unknown) => boolean, now: () => number = Date.now): Breaker {
  let closedUntil = 0;
  let isTried = false;

  return {
    async run(command) {
      const isTrial = closedUntil !== 0;
      if (isTrial && (isTried || now() < closedUntil)) throw new StoreHangs();
      isTried = isTrial;
      try {
        const answer = await command();
        if (isTrial) closedUntil = 0;
        return answer;
      } catch (error) {
        if (isTimeout(error)) closedUntil = now() + waitsMs.breaker;
        else if (isTrial) closedUntil = 0;
        throw error;
      } finally {
        if (isTrial) isTried = false;
      }
    },
  };
}
