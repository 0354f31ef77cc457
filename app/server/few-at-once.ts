/**
 * Runs at most so many at once. The groups that wait take turns, and within one the first comes first: nobody waits
 * behind all that another group has sent. The answers of a thread pool all come in one turn of the event loop,
 * however many there are, and each goes on there.
 */
export function createFewAtOnce(most: number): <T>(group: string, work: () => Promise<T>) => Promise<T> {
  /** The group whose turn is next comes first. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;

  function wait(group: string): Promise<void> {
    return new Promise((resolve) => {
      const line = lines.get(group) ?? [];
      line.push(resolve);
      lines.set(group, line);
    });
  }

  function takeNext(): (() => void) | undefined {
    const [first] = lines;
    if (first === undefined) return undefined;
    const [group, line] = first;
    const next = line.shift();
    lines.delete(group);
    if (line.length > 0) lines.set(group, line);
    return next;
  }

  return async (group, work) => {
    if (running < most) running += 1;
    else await wait(group);
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) setImmediate(next);
      else running -= 1;
    }
  };
}
