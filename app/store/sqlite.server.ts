import { RateLimiterRes } from "rate-limiter-flexible";
import { IN_MEMORY } from "schemas/env";
import { createGroupCommit } from "./group-commit.server";
import { openStoreFile, type StoreFile } from "./sqlite-file.server";
import {
  type Limiter,
  type Store,
  type StoreNews,
  StoreTimeout,
  StoreUnavailable,
  withLocalFallback,
} from "./store";
import { waitsMs } from "./waits.server";

/**
 * The store of one machine, in a file that outlives the process (docs/ops/store.md; why:
 * docs/decisions/a-store-on-disk.md). Several processes may have it open, as during a deploy, and brands may share it.
 * If the file cannot be opened, the next request tries again. If it is moved away, the next change or `bornAt` notices
 * that and opens what is in its place now, as a new beginning.
 */
export function createSqliteStore(
  path: string,
  brandId: string,
  { onError, onReady, onRisk }: StoreNews,
  now: () => number = Date.now,
): Store {
  const named = (key: string) => `${brandId}:${key}`;
  let opening: Promise<StoreFile> | null = null;
  /** The birth of the last file that was moved away. */
  let movedBornAt = 0;
  let failure = { error: new Error("not tried"), at: Number.NEGATIVE_INFINITY };

  /** Opens the file, but not again within a second after that has failed. */
  function opened(): Promise<StoreFile> {
    if (opening !== null) return opening;
    if (performance.now() - failure.at < waitsMs.reconnect) return Promise.reject(failure.error);
    opening = openStoreFile(path, now, movedBornAt);
    opening.catch((cause: unknown) => {
      opening = null;
      failure = { error: errorOf(cause), at: performance.now() };
      onError(failure.error);
    });
    return opening;
  }

  // Opens the file at once, so that a new store is older than every form that this process draws.
  void opened().catch(() => undefined);

  /** The open file, or the one that has taken its place. */
  async function current(): Promise<StoreFile> {
    const held = opened();
    const file = await held;
    if (!(await file.isMoved())) return file;
    if (opening === held) {
      opening = null;
      movedBornAt = file.bornAt();
      file.close();
    }
    return opened();
  }

  const { change, idle } = createGroupCommit(current, (error) => {
    if (error === null) onReady?.();
    else onError(errorOf(error));
  });

  /** Rejects with StoreTimeout if opening the file takes too long, as on a disk that hangs. */
  async function inTime<T>(answer: Promise<T>): Promise<T> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => setImmediate(() => reject(new StoreTimeout())), waitsMs.command);
    });
    return Promise.race([answer, tooLate]).finally(() => clearTimeout(late));
  }

  async function ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }
  const write: typeof change = (work) => ask(change(work));

  const risks =
    path === IN_MEMORY ? ["The store is in memory: a restart forgets claims, set STORE_FILE"] : [];
  for (const risk of risks) onRisk?.(risk);

  function limiter({
    keyPrefix = "limit",
    points = 1,
    duration = 1,
  }: Parameters<Store["limiter"]>[0]): Limiter {
    const keyOf = (key: string) => named(`${keyPrefix}:${key}`);
    return {
      async consume(key) {
        const counted = await change((file) => file.consume(keyOf(key), now() + duration * 1000));
        const left = counted.expires - now();
        const result = new RateLimiterRes(
          Math.max(0, points - counted.count),
          left,
          counted.count,
          counted.count === 1,
        );
        if (counted.count > points) throw result;
        return result;
      },
      reward: (key) => change((file) => file.reward(keyOf(key))),
    };
  }

  return {
    bornAt: () => ask(inTime(current().then((file) => file.bornAt()))),
    claim: (key, value, ttlMs) => write((file) => file.claim(named(key), value, now() + ttlMs)),
    put: (key, value, ttlMs) => write((file) => file.put(named(key), value, now() + ttlMs)),
    read: (key) => ask(inTime(opened().then((file) => file.read(named(key))))),
    replace: (key, expected, next, ttlMs) =>
      write((file) => file.replace(named(key), expected, next, now() + ttlMs)),
    release: (key, expected) => write((file) => file.release(named(key), expected)),
    limiter: (options) => withLocalFallback(limiter(options), options),
    async ping() {
      // A claim, because a file that can be read need not take any.
      await write((file) => file.claim(named("ready"), "1", now() + 1));
      return risks;
    },
    // The file stays open until the process ends: the last one to close it would delete the log, which counts as a
    // loss.
    close: idle,
  };
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
