interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** Asks once for all keys that are asked for in one turn of the event loop; `readAll` answers in their order. */
export function inOneTurn<Key, Value>(
  readAll: (keys: Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];

  async function readNow(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const values = await readAll(asked.map(({ key }) => key));
      for (const [index, { resolve }] of asked.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(readNow);
      waiting.push({ key, resolve, reject });
    });
}
