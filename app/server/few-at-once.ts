/**
 * Runs at most so many at once, in the order in which they come. The answers of a thread pool all come in one turn of the
 * event loop, however many there are, and each goes on there.
 */
export function createFewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) setImmediate(next);
      else running -= 1;
    }
  };
}
