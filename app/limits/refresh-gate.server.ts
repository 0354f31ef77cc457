const EVERY_MS = 15_000;

/**
 * Limits how often every game's balance is read again, which takes the operator seconds: at most once per 15 s and
 * member. Concurrent requests wait for the run in progress (standards.md, home's stream).
 */
export interface RefreshGate {
  /**
   * Starts a run, or returns the end of the one in progress, or null if the last one is too recent. `isAsked`: the
   * member pressed refresh. Only the caller that started a run gets its failure, which may end that caller's session.
   */
  run(memberKey: string, isAsked: boolean, refresh: () => Promise<void>): Promise<void> | null;
}

export function createRefreshGate(now: () => number = Date.now): RefreshGate {
  const running = new Map<string, Promise<void>>();
  const lastRun = new Map<string, number>();

  function forgetOld() {
    for (const [key, at] of lastRun) {
      if (now() - at < EVERY_MS) return;
      lastRun.delete(key);
    }
  }

  return {
    run(memberKey, isAsked, refresh) {
      const underWay = running.get(memberKey);
      if (underWay) return underWay;
      forgetOld();
      if (!isAsked && lastRun.has(memberKey)) return null;
      lastRun.delete(memberKey);
      lastRun.set(memberKey, now());
      const started = refresh().finally(() => running.delete(memberKey));
      running.set(
        memberKey,
        started.catch(() => undefined),
      );
      return started;
    },
  };
}
