import type { Env } from "schemas/env";
import { createRedisStore } from "~/store/redis.server";
import { storeRefusal } from "~/store/refusal.server";
import { createSqliteStore } from "~/store/sqlite.server";
import type { Store, StoreNews } from "~/store/store";
import { errorKind, type Log } from "./log";

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
