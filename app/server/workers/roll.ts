import type { Log } from "../log";
import type { Crew } from "./crew";

/**
 * Restarts the workers one at a time: a new one serves before an old one ends. If one does not come up, the rest stay as
 * they are. A call during a roll makes one more follow it, because what is to be taken over may have changed since.
 */
export function createRoll(crew: Crew, log: Log): () => Promise<void> {
  let isRolling = false;
  let isAsked = false;

  async function rollOnce(): Promise<void> {
    log.info("restarting the workers one at a time");
    for (const old of crew.serving()) {
      if (crew.isStopping()) return;
      // One that has ended meanwhile is being replaced already.
      if (!crew.serving().includes(old)) continue;
      const successor = await crew.start(true);
      if (crew.isStopping()) return;
      if (successor === null) {
        log.error("a new worker did not come up: the old ones stay", { worker: old.worker.process.pid });
        return;
      }
      await crew.retire(old);
    }
    log.info("all workers are restarted");
  }

  return async function roll() {
    isAsked = true;
    if (isRolling) return;
    isRolling = true;
    while (isAsked && !crew.isStopping()) {
      isAsked = false;
      await rollOnce();
    }
    isRolling = false;
  };
}
