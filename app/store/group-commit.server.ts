import { StoreHangs } from "./breaker.server";
import { StoreTimeout } from "./limit-time.server";
import type { Changes, StoreFile } from "./sqlite-file.server";
import { waitsMs } from "./waits.server";

/** As many changes are one commit at most: less than a millisecond's work. */
const MOST_AT_ONCE = 50;
/** A process that was busy counts one of these, however long it was: the disk must not be blamed for it. */
const TICKS = 10;

/** The file was taken away during a commit, which nobody will find again. */
class StoreMoved extends Error {
  constructor() {
    super("the store's file was taken away");
    this.name = "StoreMoved";
  }
}

interface Waiting {
  work(changes: Changes): void;
  done(): void;
  failed(error: unknown): void;
}

export interface GroupCommit {
  /**
   * Resolves once the change is on the disk. Rejects if that fails, with StoreTimeout if it takes too long (it may then
   * have been done), and with StoreHangs as long as one before it does.
   */
  change<T>(work: (changes: Changes) => T): Promise<T>;
  /** Resolves once nothing is being committed. */
  idle(): Promise<void>;
}

/**
 * Commits one after the other what came in the meantime, all of it at once: the disk is waited for once for many. One that
 * fails fails for all who wait.
 */
export function createGroupCommit(
  file: () => Promise<StoreFile>,
  onEnd: (error: unknown) => void,
): GroupCommit {
  const waiting: Waiting[] = [];
  let working: Promise<void> | null = null;
  let isHanging = false;

  async function commit(): Promise<void> {
    let batch: Waiting[] = [];
    const fail = (error: unknown) => {
      for (const { failed } of [...batch, ...waiting.splice(0)]) failed(error);
      onEnd(error);
    };
    const giveUp = () => {
      isHanging = true;
      fail(new StoreTimeout());
    };
    let ticks = 0;
    const late = setInterval(() => ++ticks === TICKS && giveUp(), waitsMs.command / TICKS);
    try {
      const opened = await file();
      await opened.commit((changes) => {
        batch = waiting.splice(0, MOST_AT_ONCE);
        for (const { work } of batch) work(changes);
      });
      if (await opened.isMoved()) throw new StoreMoved();
      for (const { done } of batch) done();
      onEnd(null);
    } catch (error) {
      fail(error);
    }
    clearInterval(late);
    isHanging = false;
  }

  async function workOff(): Promise<void> {
    while (waiting.length > 0) await commit();
    working = null;
  }

  return {
    change: <T>(work: (changes: Changes) => T) =>
      new Promise<T>((resolve, failed) => {
        if (isHanging) return failed(new StoreHangs());
        let made: T;
        waiting.push({
          work: (changes) => {
            made = work(changes);
          },
          done: () => resolve(made),
          failed,
        });
        working ??= workOff();
      }),
    idle: async () => working ?? undefined,
  };
}
