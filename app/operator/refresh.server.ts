const EVERY_MS = 15_000;

/**
 * Reading every game's balance anew costs the operator seconds: at most once per 15 s and member, and whoever asks
 * meanwhile waits for the run that is under way (standards.md, home's stream).
 */
export interface RefreshGate {
  /**
   * A new run, the end of the one under way, or null when the last one is too recent. `isAsked`: the member pressed
   * refresh. Only who started a run hears of its failure: it may be the order that ends that one session.
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
