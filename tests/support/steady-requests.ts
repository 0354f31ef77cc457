import { onTestFinished } from "vitest";

/** Requests at a steady pace, however long the answers take (an open loop; without a pace: `closedLoop`). */
export interface SteadyRequests {
  /** How many have been answered so far. */
  answered(): number;
  /** Begins no more, waits for those under way, and tells what was wrong with any of them. */
  stop(): Promise<string[]>;
}

/** `ask` gets the number of the request, and resolves with what was wrong with its answer, if anything. */
export function askSteadily(
  perSecond: number,
  ask: (index: number) => Promise<string | undefined>,
): SteadyRequests {
  const faults: string[] = [];
  const running = new Set<Promise<void>>();
  let begun = 0;
  let answered = 0;
  const begin = () => {
    const one = ask(begun++)
      .catch((error: unknown) => String(error))
      .then((fault) => {
        answered += 1;
        if (fault !== undefined) faults.push(fault);
        running.delete(one);
      });
    running.add(one);
  };
  const timer = setInterval(begin, 1_000 / perSecond);
  onTestFinished(() => clearInterval(timer));
  return {
    answered: () => answered,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      return faults;
    },
  };
}
