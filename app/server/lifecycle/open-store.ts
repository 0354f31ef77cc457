import { setTimeout as pause } from "node:timers/promises";
import type { Env } from "schemas/env";
import { createRedisStore } from "~/store/redis.server";
import { storeRefusal } from "~/store/refusal.server";
import { createSqliteStore } from "~/store/sqlite.server";
import type { Store, StoreNews } from "~/store/store";
import { errorKind, type Log } from "../observability/log";

/** Redis for replicas on several machines, a file for those of one. */
export function openStore(
  { redis, storeFile }: Pick<Env, "redis" | "storeFile">,
  brandId: string,
  log: Log,
): Store {
  const news = { ...tellOnce(log), onRisk: log.warn };
  return redis === undefined
    ? createSqliteStore(storeFile, brandId, news)
    : createRedisStore(redis, brandId, news);
}

/** Says that the store is away and that it is back, each once, and of one that is away what else it refuses. */
function tellOnce(log: Log): Pick<StoreNews, "onError" | "onReady"> {
  /** What it refuses, or that it cannot be reached; undefined while all is well. */
  let said: string | undefined;
  return {
    onError(error) {
      const refusal = storeRefusal(error);
      const reason = refusal ?? "unreachable";
      if (reason === said) return;
      said = reason;
      log.warn("store away", { error: refusal ?? errorKind(error) });
    },
    onReady() {
      if (said !== undefined) log.warn("store back");
      said = undefined;
    },
  };
}

const MOST_MS = 5_000;
const LOOK_MS = 50;

/**
 * Waits for the store, so that the first members' money is not refused by a process that has not met it yet. False if it
 * does not answer in time: pages need no store.
 */
export async function waitForStore(store: Pick<Store, "ping">): Promise<boolean> {
  const startedAt = performance.now();
  while (!(await store.ping().catch(() => null))) {
    if (performance.now() - startedAt > MOST_MS) return false;
    await pause(LOOK_MS);
  }
  return true;
}
