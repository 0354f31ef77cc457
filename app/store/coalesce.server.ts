/** Three ways for many callers to share one request. */

/**
 * Asks at most once per `lifeMs`: during that time, and while the answer is pending, all callers get the same one. A
 * failure goes to those who are waiting for it and is not kept.
 */
export function cached<T>(ask: () => Promise<T>, lifeMs: number, now: () => number): () => Promise<T> {
  let last: { answer: Promise<T>; askedAt: number; isPending: boolean } | undefined;

  return () => {
    if (last && (last.isPending || now() - last.askedAt < lifeMs)) return last.answer;
    const asked = { answer: ask(), askedAt: now(), isPending: true };
    last = asked;
    asked.answer.then(
      () => {
        asked.isPending = false;
      },
      () => {
        if (last === asked) last = undefined;
      },
    );
    return asked.answer;
  };
}

/**
 * Runs one request at a time; those who call while one is pending share the next. So an answer always belongs to a
 * request that was sent after the call.
 */
export function oneAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  return () => {
    next ??= current.then(() => {
      next = null;
      const asked = ask();
      current = asked.catch(() => undefined);
      return asked;
    });
    return next;
  };
}

interface PendingRead<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** Reads all keys of one turn of the event loop with one request. `readAll` returns the values in the keys' order. */
export function batchedPerTurn<Key, Value>(
  readAll: (keys: Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  let pending: PendingRead<Key, Value>[] = [];

  async function readNow(): Promise<void> {
    const batch = pending;
    pending = [];
    try {
      const values = await readAll(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (pending.length === 0) setImmediate(readNow);
      pending.push({ key, resolve, reject });
    });
}
