import { Redis } from "ioredis";
import { type RedisAddress, redisAddressOf } from "schemas/env/redis-address";
import { createRedisStore } from "~/store/redis.server";
import type { Store } from "~/store/store";
import { type RedisProcess, startRedisProcess } from "./redis-process";
import { until } from "./until";

export interface TestRedis extends Omit<RedisProcess, "port"> {
  url: string;
  address: RedisAddress;
  /** Deletes all data, as `FLUSHALL` does. */
  flush(): Promise<void>;
}

/** A Redis of the test's own, with the settings that the app needs or with others. */
export async function startRedis(settings?: Record<string, string>): Promise<TestRedis> {
  const { port, ...process } = await startRedisProcess(settings);
  const url = `redis://127.0.0.1:${port}`;
  return {
    ...process,
    url,
    address: addressOf(url),
    async flush() {
      const admin = new Redis(port);
      await admin.flushall();
      await admin.quit();
    },
  };
}

export function addressOf(url: string): RedisAddress {
  const address = redisAddressOf(url);
  if (!address) throw new Error(`${url} is no address`);
  return address;
}

const ignore = () => undefined;

/** A store on it, once connected: before that, commands fail immediately, as the store promises. */
export async function openRedisStore(url: string, onRisk?: (line: string) => void): Promise<Store> {
  const store = createRedisStore(addressOf(url), "moon", { onError: ignore, onRisk });
  await untilReady(store);
  return store;
}

export async function untilReady(store: Store): Promise<void> {
  await until(() => store.ping().catch(ignore));
}
