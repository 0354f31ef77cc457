import { BoundedMap } from "~/store/bounded-map";
import type { Store } from "~/store/store";

const EVERY_MS = 15_000;
/** How long the time of a run is kept: it is shown without its day, so it must not be yesterday's. */
const KEPT_MS = 12 * 60 * 60_000;

/**
 * Limits how often every game's balance is read again, which takes the operator seconds: at most once per 15 s and
 * member, whichever replica is asked. Concurrent requests wait for the run in progress (standards.md, home's stream).
 */
export interface RefreshGate {
  /**
   * Starts a run, or joins the one in progress; null if the last one is too recent. Resolves to when the balances were
   * read, in ms since the epoch, or to null where another replica began a run lately, which may still be under way.
   * `isAsked`: the member pressed refresh, which is done even if a run was not due. `lastAt`: when the last run succeeded,
   * if that is known. Only the caller that started a run gets its failure, as that may end the caller's session.
   */
  run(
    memberKey: string,
    isAsked: boolean,
    refresh: () => Promise<void>,
    lastAt?: number,
  ): Promise<number | null> | null;
  /** When the last run succeeded, at any replica, in ms since the epoch; undefined if that is not known. */
  lastAt(memberKey: string): Promise<number | undefined>;
  /** Whether a run that succeeded then is too recent for another. */
  isRecent(at: number | undefined): boolean;
}

/** The most members whose last run one process remembers while the store is away. */
const MOST_UNKEPT = 10_000;

/** Another replica has begun a run lately. */
const NOT_DUE = Symbol("not due");

const refreshedKey = (memberKey: string) => `refreshed:${memberKey}`;

export function createRefreshGate(
  store: Pick<Store, "claim" | "read" | "put">,
  now: () => number = Date.now,
): RefreshGate {
  const running = new Map<string, Promise<number | typeof NOT_DUE | null>>();
  const lastRun = new Map<string, number>();
  /** Times of successful runs that the store did not take, by member. */
  const unkept = new BoundedMap<string, number>(MOST_UNKEPT);

  const isRecent = (at: number | undefined) => at !== undefined && now() >= at && now() - at < EVERY_MS;

  function forgetOld() {
    for (const [key, at] of lastRun) {
      if (now() - at < EVERY_MS) return;
      lastRun.delete(key);
    }
  }

  /** Whether no other replica has run lately; notes this run for them. */
  async function isDue(memberKey: string, isAsked: boolean): Promise<boolean> {
    const key = `refresh:${memberKey}`;
    try {
      if (!isAsked) return (await store.claim(key, "1", EVERY_MS)) === null;
      await store.put(key, "1", EVERY_MS);
    } catch {
      // Without the store this replica counts for itself.
    }
    return true;
  }

  async function runNow(memberKey: string, refresh: () => Promise<void>): Promise<number> {
    await refresh();
    const at = now();
    unkept.delete(memberKey);
    await store.put(refreshedKey(memberKey), String(at), KEPT_MS).catch(() => unkept.set(memberKey, at));
    return at;
  }

  const gate: RefreshGate = {
    isRecent,
    run(memberKey, isAsked, refresh, lastAt) {
      const underWay = running.get(memberKey);
      if (underWay) {
        return underWay.then((at) => {
          if (at !== NOT_DUE) return at;
          return isAsked ? gate.run(memberKey, true, refresh) : null;
        });
      }
      forgetOld();
      if (!isAsked && (isRecent(lastRun.get(memberKey)) || isRecent(lastAt))) return null;
      lastRun.delete(memberKey);
      lastRun.set(memberKey, now());
      const started = isDue(memberKey, isAsked)
        .then(async (due) => {
          if (due) return runNow(memberKey, refresh);
          lastRun.delete(memberKey);
          return NOT_DUE;
        })
        .finally(() => running.delete(memberKey));
      running.set(
        memberKey,
        started.catch(() => null),
      );
      return started.then((at) => (at === NOT_DUE ? null : at));
    },
    async lastAt(memberKey) {
      const at = await store.read(refreshedKey(memberKey)).catch(() => null);
      const times = [at === null ? undefined : Number(at), unkept.get(memberKey)];
      const known = times.filter((time): time is number => Number.isSafeInteger(time));
      return known.length > 0 ? Math.max(...known) : undefined;
    },
  };
  return gate;
}
