import type { Changes, StoreFile } from "./sqlite-file.server";
import { StoreHangs, StoreTimeout } from "./store";
import { waitsMs } from "./waits.server";

/** The most changes of one commit: less than a millisecond's work. */
const MOST_PER_COMMIT = 50;
/**
 * A commit is given up after so many ticks of a timer. A busy process misses ticks instead of blaming the disk for the
 * time that it took itself.
 */
const TICKS = 10;

/** The file was moved away during a commit, and what was committed with it. */
class StoreMoved extends Error {
  constructor() {
    super("the store's file was taken away");
    this.name = "StoreMoved";
  }
}

interface PendingChange {
  work(changes: Changes): void;
  done(): void;
  failed(error: unknown): void;
}

export interface GroupCommit {
  /**
   * Resolves once the change is on the disk. Rejects if that fails, with StoreTimeout if it takes too long (the change
   * may then have been made), and with StoreHangs while an earlier commit takes too long.
   */
  change<T>(work: (changes: Changes) => T): Promise<T>;
  /** Resolves once nothing is being committed any more. */
  idle(): Promise<void>;
}

/**
 * Commits many changes together, so that they wait for the disk only once: while one commit runs, the changes of the
 * next one gather. A commit that fails rejects all its changes and those that wait behind it. `onEnd` hears of each
 * commit: its error, or null.
 */
export function createGroupCommit(
  file: () => Promise<StoreFile>,
  onEnd: (error: unknown) => void,
): GroupCommit {
  const waiting: PendingChange[] = [];
  let working: Promise<void> | null = null;
  let isHanging = false;

  async function commit(): Promise<void> {
    let batch: PendingChange[] = [];
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
        batch = waiting.splice(0, MOST_PER_COMMIT);
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
