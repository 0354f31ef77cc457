/**
 * Asks once for all who came since the last time, and only when that has been answered: whoever asks gets an answer to
 * a question that was put after they did.
 */
export function inBatches<T>(ask: () => Promise<T>): () => Promise<T> {
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
