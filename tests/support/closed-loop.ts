/** Askers who ask again as soon as they are answered; at a steady pace instead: `askSteadily`. */
export interface ClosedLoop {
  /** How many answers were right so far. */
  right(): number;
  /** What was wrong with the others, and when by performance.now(). */
  faults: readonly { what: string; at: number }[];
  /** Waits for the requests under way; resolves to how many right answers each asker got. */
  stop(): Promise<number[]>;
}

/** An asker resolves with what was wrong with its answer, if anything. */
export function closedLoop(askers: readonly (() => Promise<string | undefined>)[]): ClosedLoop {
  const faults: { what: string; at: number }[] = [];
  let right = 0;
  let isOn = true;

  async function askOn(ask: () => Promise<string | undefined>): Promise<number> {
    let own = 0;
    while (isOn) {
      const what = await ask().catch((error: Error) => String(error.cause ?? error));
      if (what === undefined) own += 1;
      else faults.push({ what, at: performance.now() });
      right += Number(what === undefined);
    }
    return own;
  }

  const all = Promise.all(askers.map(askOn));
  return {
    right: () => right,
    faults,
    stop() {
      isOn = false;
      return all;
    },
  };
}
