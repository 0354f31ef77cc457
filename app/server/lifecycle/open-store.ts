import { setTimeout as pause } from "node:timers/promises";
import type { Env } from "schemas/env";
import { createRedisStore } from "~/store/redis.server";
import { storeRefusal } from "~/store/refusal.server";
import { createSqliteStore } from "~/store/sqlite.server";
import type { Store, StoreNews } from "~/store/store";
import { errorKind, type Log } from "../observability/log";

/** Opens Redis if it is set, for replicas on several machines; otherwise a file, for those of one. */
export function openStore(
  { redis, storeFile }: Pick<Env, "redis" | "storeFile">,
  brandId: string,
  log: Log,
): Store {
  const news = { ...logOnce(log), onRisk: log.warn };
  return redis === undefined
    ? createSqliteStore(storeFile, brandId, news)
    : createRedisStore(redis, brandId, news);
}

/** Logs that the store is away and that it is back, each once; and again if it is away for another reason. */
function logOnce(log: Log): Pick<StoreNews, "onError" | "onReady"> {
  /** Why it is away; undefined while it is not. */
  let logged: string | undefined;
  return {
    onError(error) {
      const refusal = storeRefusal(error);
      const reason = refusal ?? "unreachable";
      if (reason === logged) return;
      logged = reason;
      log.warn("store away", { error: refusal ?? errorKind(error) });
    },
    onReady() {
      if (logged !== undefined) log.warn("store back");
      logged = undefined;
    },
  };
}

const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 50;

/**
 * Waits until the store answers, so that a process that has just started refuses no money. Resolves to false after some
 * seconds: pages need no store.
 */
export async function waitForStore(store: Pick<Store, "ping">): Promise<boolean> {
  const startedAt = performance.now();
  while (!(await store.ping().catch(() => null))) {
    if (performance.now() - startedAt > LONGEST_WAIT_MS) return false;
    await pause(PAUSE_MS);
  }
  return true;
}
