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
  /** The same for what does no harm if a failover loses it: never without a try, even where NotConfirmed is thrown. */
  tryWrite<T>(master: Redis, write: () => Promise<T>): Promise<T>;
  /** How far all replicas of a line have confirmed, in bytes; -1 if this process knows nothing of the line. */
  confirmedTo(line: string): number;
}

const MOST_LINES = 1_000;

/** What this process knows of a line, whichever connection told it. */
interface Line {
  /** How many replicas followed at the last look. */
  replicas: number;
  /** Nothing is written until then. */
  closedUntil: number;
  confirmedTo: number;
}

/** `waitMs`: how long the replicas have. */
export function createConfirmer(waitMs: number, now: () => number = Date.now): Confirmer {
  const lines = new BoundedMap<string, Line>(MOST_LINES);
  const watches = new WeakMap<Redis, Watch>();
  const lineOf = (id: string) =>
    lines.getOrMake(id, () => ({ replicas: 0, closedUntil: 0, confirmedTo: -1 }));

  /** Later than what has closed it already. */
  const close = (line: Line, ms: number) => {
    line.closedUntil = Math.max(line.closedUntil, now() + ms);
  };

  /** A replica that leaves may have been made the master of the others: nothing is written then. */
  async function look(master: Redis): Promise<Found | null> {
    const facts = await readFacts(master);
    if (facts === null) return null;
    const line = lineOf(facts.line);
    if (facts.replicas < line.replicas) close(line, replicaWaitsMs.failover);
    line.replicas = facts.replicas;
    return { line, replicas: facts.replicas, offset: facts.offset };
  }

  function watchOf(master: Redis): Watch {
    const known = watches.get(master);
    if (known) return known;
    let replicas = 0;
    const lookNow = async () => {
      const found = await look(master);
      replicas = found?.replicas ?? 0;
      return found;
    };
    const watch = {
      look: recent(lookNow, replicaWaitsMs.known, now),
      confirm: inBatches(async () => Number(await master.call("WAIT", replicas, waitMs))),
    };
    watches.set(master, watch);
    // The next connection may be to another master.
    master.once("close", () => watches.delete(master));
    return watch;
  }

  async function confirmed<T>(master: Redis, write: () => Promise<T>, whenClosed: () => unknown): Promise<T> {
    const watch = watchOf(master);
    const found = await watch.look();
    if (found === null) return write();
    const { line, replicas, offset } = found;
    if (now() < line.closedUntil) {
      await whenClosed();
      throw new NotConfirmed("a replica has left or lags");
    }
    if (replicas === 0) return write();
    const [answer, have] = await Promise.all([write(), watch.confirm()]);
    if (!(have >= replicas)) {
      close(line, replicaWaitsMs.known);
      throw new NotConfirmed(`${have} of ${replicas} replicas have it`);
    }
    line.confirmedTo = Math.max(offset, line.confirmedTo);
    return answer;
  }

  return {
    write: (master, write) => confirmed(master, write, () => undefined),
    tryWrite: (master, write) => confirmed(master, write, write),
    confirmedTo: (id) => lines.get(id)?.confirmedTo ?? -1,
  };
}

/** What a look at a master has found. */
interface Found {
  line: Line;
  replicas: number;
  /** How far the line is, in bytes. */
  offset: number;
}

/** One connection's master. */
interface Watch {
  look(): Promise<Found | null>;
  /** How many replicas have all that this connection wrote. */
  confirm(): Promise<number>;
}
