import { RateLimiterRes } from "rate-limiter-flexible";
import { IN_MEMORY } from "schemas/env";
import { createGroupCommit } from "./group-commit.server";
import { StoreTimeout } from "./limit-time.server";
import { orOwnLimiter } from "./own-limiter.server";
import { openStoreFile, type StoreFile } from "./sqlite-file.server";
import { type Limiter, type Store, type StoreNews, StoreUnavailable } from "./store";
import { waitsMs } from "./waits.server";

/**
 * The store of one machine, in a file that outlives the process (docs/ops/store.md). Several processes may have it open,
 * as at a deploy, and brands may share it. A file that cannot be opened is opened again when something is next asked of
 * it. One that was taken away is noticed at the next change, or when something is read a second after the last look; what
 * takes its place is a new beginning.
 */
export function createSqliteStore(
  path: string,
  brandId: string,
  { onError, onReady, onRisk }: StoreNews,
  now: () => number = Date.now,
): Store {
  const named = (key: string) => `${brandId}:${key}`;
  let opening: Promise<StoreFile> | null = null;
  /** Of a file that was taken away. */
  let left = 0;
  let failure = { error: new Error("not tried"), at: Number.NEGATIVE_INFINITY };

  /** Rejects at once for a while after it has failed. */
  function opened(): Promise<StoreFile> {
    if (opening !== null) return opening;
    if (performance.now() - failure.at < waitsMs.reconnect) return Promise.reject(failure.error);
    opening = openStoreFile(path, now, left);
    opening.catch((cause: unknown) => {
      opening = null;
      failure = { error: errorOf(cause), at: performance.now() };
      onError(failure.error);
    });
    return opening;
  }

  // From now on it remembers: whatever is drawn before a store's first use is younger than it.
  void opened().catch(() => undefined);

  /** The file that is in its place now. */
  async function current(): Promise<StoreFile> {
    const held = opened();
    const file = await held;
    if (!(await file.isMoved())) return file;
    if (opening === held) {
      opening = null;
      left = file.bornAt();
      file.close();
    }
    return opened();
  }

  const { change, idle } = createGroupCommit(current, (error) => {
    if (error === null) onReady?.();
    else onError(errorOf(error));
  });

  /** A file that is just being opened, on a disk that hangs, is not waited for. */
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
    limiter: (options) => orOwnLimiter(limiter(options), options),
    async ping() {
      // A claim, because a file that can be read need not take any.
      await write((file) => file.claim(named("ready"), "1", now() + 1));
      return risks;
    },
    // The file stays open until the process ends: whoever closes it last takes the log away, which then counts as lost.
    close: idle,
  };
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
