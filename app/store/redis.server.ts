import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { type Store, StoreUnavailable } from "./store";

const COMMAND_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 1_000;
/** Tried again at least this often, so that money is back within 5 s of Redis's return. */
const LONGEST_PAUSE_MS = 1_000;
const PREFIX = "kapao:";

const REPLACE = `if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3]) return 1`;
const RELEASE = `if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end return 1`;

/**
 * The store that replicas share. Nothing waits for a Redis that is away: commands fail at once and the caller decides
 * (reads go on, money is refused). Limits are then counted by each process on its own.
 */
export function createRedisStore(url: string, onError: (error: Error) => void): Store {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE_MS),
  });
  redis.on("error", onError);

  /** A claim and no PING: it needs Redis 7, one that may be written to, and room. Each of the three can be missing. */
  const probe = () => redis.set("ready", "1", "PX", 1, "NX", "GET");
  redis.on("ready", () => void probe().catch(onError));

  async function ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  return {
    bornAt: 0,
    claim: (key, value, ttlMs) => ask(() => redis.set(key, value, "PX", ttlMs, "NX", "GET")),
    read: (key) => ask(() => redis.get(key)),
    replace: (key, expected, next, ttlMs) =>
      ask(async () => (await redis.eval(REPLACE, 1, key, expected, next, ttlMs)) === 1),
    release: (key, expected) =>
      ask(async () => {
        await redis.eval(RELEASE, 1, key, expected);
      }),
    limiter: (options) =>
      new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    ping: () =>
      ask(async () => {
        await probe();
      }),
    async close() {
      redis.disconnect();
    },
  };
}
