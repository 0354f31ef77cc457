import { simulate } from "./simulate";
import type { Step } from "./step";

/** Removes steps while the history still fails: first large parts, then single steps. */
export async function shortest(seed: number, steps: readonly Step[]): Promise<Step[]> {
  let history = [...steps];
  for (let size = Math.ceil(history.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < history.length; ) {
      const without = history.toSpliced(from, size);
      if ((await simulate(seed, without)) === null) from += size;
      else history = without;
    }
  }
  return history;
}
