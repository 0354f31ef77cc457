import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { readBirthMark } from "./birth-mark.server";
import { createBreaker } from "./breaker.server";
import { readFacts, risksOf } from "./redis-facts.server";
import { isRateLimited, type Store, StoreUnavailable } from "./store";
import { StoreTimeout, TimedRedis } from "./timed-redis.server";
import { waitsMs } from "./waits.server";

const REPLACE = `if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3]) return 1`;
const RELEASE = `if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end return 1`;

/** Called at every connection with the reasons why data may be lost. */
type OnRisk = (line: string) => void;
const ignore: OnRisk = () => undefined;

/**
 * The store that a brand's replicas share; other brands may use the same Redis. Nothing waits for a Redis that is
 * unavailable, and after a timeout nothing waits for one that hangs: commands fail immediately and the caller decides
 * (reads continue, money is refused). Each process then counts limits by itself.
 */
export function createRedisStore(
  url: string,
  brandId: string,
  onError: (error: Error) => void,
  onRisk: OnRisk = ignore,
): Store {
  const redis = new TimedRedis(url, {
    keyPrefix: `kapao:${brandId}:`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: waitsMs.connect,
    retryStrategy: (attempt) => Math.min(attempt * 100, waitsMs.reconnect),
  });
  redis.on("error", onError);

  /** A claim instead of PING: it needs Redis 7, a writable instance and free memory, any of which can be missing. */
  const probe = () => redis.set("ready", "1", "PX", 1, "NX", "GET");
  redis.on("ready", () => void begin().catch(onError));

  const birth = () => readBirthMark(redis, Date.now);

  /** Writes the birth mark at the first connection: forms rendered before it may not be submitted. */
  async function begin(): Promise<void> {
    await probe();
    await birth();
    risksOf(await readFacts(redis)).forEach(onRisk);
  }

  const breaker = createBreaker((error) => error instanceof StoreTimeout);

  async function ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(command);
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  return {
    bornAt: () => ask(birth),
    claim: (key, value, ttlMs) => ask(() => redis.set(key, value, "PX", ttlMs, "NX", "GET")),
    read: (key) => ask(() => redis.get(key)),
    replace: (key, expected, next, ttlMs) =>
      ask(async () => (await redis.eval(REPLACE, 1, key, expected, next, ttlMs)) === 1),
    release: (key, expected) =>
      ask(async () => {
        await redis.eval(RELEASE, 1, key, expected);
      }),
    limiter(options) {
      const shared = new RateLimiterRedis({ ...options, storeClient: redis });
      const own = new RateLimiterMemory(options);
      const count = (change: "consume" | "reward", key: string) =>
        breaker
          .run(() => shared[change](key))
          .catch((error: unknown) => {
            if (isRateLimited(error)) throw error;
            return own[change](key);
          });
      return { consume: (key) => count("consume", key), reward: (key) => count("reward", key) };
    },
    ping: () =>
      ask(async () => {
        await probe();
        await birth();
        return risksOf(await readFacts(redis));
      }),
    async close() {
      redis.disconnect();
    },
  };
}
