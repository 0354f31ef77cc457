import type { Redis } from "ioredis";
import { BoundedMap } from "./bounded-map";
import { inBatches } from "./in-batches";
import { recent } from "./recent.server";
import { readFacts } from "./redis-facts.server";
import { replicaWaitsMs } from "./waits.server";

/** A write that a failover may lose: whoever asked for it must act as if there were no store. */
export class NotConfirmed extends Error {
  constructor(reason: string) {
    super(`the store does not confirm writes: ${reason}`);
    this.name = "NotConfirmed";
  }
}

/** Writes that a failover must not lose (docs/decisions/claims-outlive-a-failover.md). */
export interface Confirmer {
  /**
   * Runs `write`, whose commands go over this connection, and resolves once every replica of its master has it. Throws
   * NotConfirmed if one has not, and for a while after that, or after a replica has left, without a try.
   */
  write<T>(master: Redis, write: () => Promise<T>): Promise<T>;
  /** How far all replicas of a line have confirmed, in bytes; -1 if this process knows nothing of the line. */
  confirmedTo(line: string): number;
}

const MOST_LINES = 100;

/** `waitMs`: how long the replicas have. */
export function createConfirmer(waitMs: number, now: () => number = Date.now): Confirmer {
  const offsets = new BoundedMap<string, number>(MOST_LINES);
  const watches = new WeakMap<Redis, Watch>();

  function watchOf(master: Redis): Watch {
    const known = watches.get(master);
    if (known) return known;
    const watch = watchReplicas(master, waitMs, now);
    watches.set(master, watch);
    // The next connection may be to another master.
    master.once("close", () => watches.delete(master));
    return watch;
  }

  return {
    async write(master, write) {
      const watch = watchOf(master);
      const facts = await watch.look();
      if (now() < watch.closedUntil) throw new NotConfirmed("a replica has left or lags");
      if (facts === null || facts.replicas === 0) return write();
      const [answer, confirmed] = await Promise.all([write(), watch.confirm()]);
      if (confirmed < facts.replicas) {
        watch.closedUntil = now() + replicaWaitsMs.known;
        throw new NotConfirmed(`${confirmed} of ${facts.replicas} replicas have it`);
      }
      offsets.set(facts.line, Math.max(facts.offset, offsets.get(facts.line) ?? -1));
      return answer;
    },
    confirmedTo: (line) => offsets.get(line) ?? -1,
  };
}

interface Watch {
  look(): ReturnType<typeof readFacts>;
  /** How many replicas have all that this connection wrote. */
  confirm(): Promise<number>;
  closedUntil: number;
}

/** One connection's master. A replica that leaves may have been made the master of the others: nothing is written then. */
function watchReplicas(master: Redis, waitMs: number, now: () => number): Watch {
  let replicas = 0;
  const watch = {
    look: recent(look, replicaWaitsMs.known, now),
    confirm: inBatches(async () => Number(await master.call("WAIT", replicas, waitMs))),
    closedUntil: 0,
  };

  async function look() {
    const facts = await readFacts(master);
    const found = facts?.replicas ?? 0;
    if (found < replicas) watch.closedUntil = now() + replicaWaitsMs.failover;
    replicas = found;
    return facts;
  }

  return watch;
}
