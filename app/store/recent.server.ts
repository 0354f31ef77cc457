/**
 * Asks at most once per `lifeMs`: meanwhile, and as long as the answer has not come, everybody gets the same one. A
 * failure is told to those who wait for it, and not kept.
 */
export function recent<T>(ask: () => Promise<T>, lifeMs: number, now: () => number): () => Promise<T> {
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
