import type { Redis } from "ioredis";
import { BoundedMap } from "./bounded-map";
import { cached, oneAtATime } from "./coalesce.server";
import { readFacts } from "./redis-facts.server";
import { replicaWaitsMs } from "./waits.server";

/** A write that a failover may lose: the caller must act as if the store were unavailable. */
export class NotConfirmed extends Error {
  constructor(reason: string) {
    super(`the store does not confirm writes: ${reason}`);
    this.name = "NotConfirmed";
  }
}

/** Writes that a failover must not lose (docs/decisions/claims-outlive-a-failover.md). */
export interface Confirmer {
  /**
   * Runs `write`, whose commands use this connection, and resolves once every replica of its master has it. Throws
   * NotConfirmed if one has not. For a while after that, or after a replica has left, it throws without running
   * `write`.
   */
  write<T>(master: Redis, write: () => Promise<T>): Promise<T>;
  /** The same, but always runs `write`, even where it throws NotConfirmed: for writes that may be lost without harm. */
  tryWrite<T>(master: Redis, write: () => Promise<T>): Promise<T>;
  /** Up to which offset all replicas have confirmed this history, in bytes; -1 if this process knows nothing of it. */
  confirmedOffset(replicationId: string): number;
}

const MOST_HISTORIES = 1_000;

/** What this process knows of one history of writes, from all its connections. */
interface WriteHistory {
  /** How many replicas followed when it was last read. */
  replicas: number;
  /** Nothing is written until then. */
  closedUntil: number;
  confirmedOffset: number;
}

/** What was read of a master. */
interface MasterState {
  history: WriteHistory;
  replicas: number;
  offset: number;
}

/** For one connection to a master. */
interface MasterWatch {
  /** Null if Redis does not let us read it. */
  readState(): Promise<MasterState | null>;
  /** How many replicas have all that this connection wrote. */
  countConfirmed(): Promise<number>;
}

/** `waitMs`: how long the replicas have to confirm a write. */
export function createConfirmer(waitMs: number, now: () => number = Date.now): Confirmer {
  const histories = new BoundedMap<string, WriteHistory>(MOST_HISTORIES);
  const watches = new WeakMap<Redis, MasterWatch>();
  const historyOf = (replicationId: string) =>
    histories.getOrMake(replicationId, () => ({ replicas: 0, closedUntil: 0, confirmedOffset: -1 }));

  /** Never shortens what has closed it before. */
  const close = (history: WriteHistory, ms: number) => {
    history.closedUntil = Math.max(history.closedUntil, now() + ms);
  };

  /** A replica that has left may have been made the master of the others, so nothing is written for a while. */
  async function readState(master: Redis): Promise<MasterState | null> {
    const facts = await readFacts(master);
    if (facts === null) return null;
    const history = historyOf(facts.replicationId);
    if (facts.replicas < history.replicas) close(history, replicaWaitsMs.failover);
    history.replicas = facts.replicas;
    return { history, replicas: facts.replicas, offset: facts.offset };
  }

  function watchOf(master: Redis): MasterWatch {
    const known = watches.get(master);
    if (known) return known;
    let replicas = 0;
    const readNow = async () => {
      const state = await readState(master);
      replicas = state?.replicas ?? 0;
      return state;
    };
    const watch = {
      readState: cached(readNow, replicaWaitsMs.known, now),
      countConfirmed: oneAtATime(async () => Number(await master.call("WAIT", replicas, waitMs))),
    };
    watches.set(master, watch);
    // The next connection may be to another master.
    master.once("close", () => watches.delete(master));
    return watch;
  }

  async function confirmed<T>(master: Redis, write: () => Promise<T>, whenClosed: () => unknown): Promise<T> {
    const watch = watchOf(master);
    const state = await watch.readState();
    if (state === null) return write();
    const { history, replicas, offset } = state;
    if (now() < history.closedUntil) {
      await whenClosed();
      throw new NotConfirmed("a replica has left or lags");
    }
    if (replicas === 0) return write();
    const [answer, have] = await Promise.all([write(), watch.countConfirmed()]);
    // Not `have < replicas`, which an answer that is no number would pass.
    if (!(have >= replicas)) {
      close(history, replicaWaitsMs.known);
      throw new NotConfirmed(`${have} of ${replicas} replicas have it`);
    }
    history.confirmedOffset = Math.max(offset, history.confirmedOffset);
    return answer;
  }

  return {
    write: (master, write) => confirmed(master, write, () => undefined),
    tryWrite: (master, write) => confirmed(master, write, write),
    confirmedOffset: (replicationId) => histories.get(replicationId)?.confirmedOffset ?? -1,
  };
}
