import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { openRedisStore, startRedis } from "../../tests/support/redis";
import { startRedisProcess } from "../../tests/support/redis-process";
import { createRedisStore } from "./redis.server";
import { storeRefusal } from "./refusal.server";

test("where its user may not WAIT for the replica, readiness and whoever hears of errors name the command", async () => {
  const redis = await startRedis();
  const { port } = new URL(redis.url);
  const replica = await startRedisProcess({ replicaof: `127.0.0.1 ${port}` });
  const store = await openRedisStore(redis.url);
  const admin = new Redis(redis.url);
  const open = [store, { close: () => admin.disconnect() }, replica, redis];
  onTestFinished(async () => {
    for (const one of open) await one.close();
  });
  await expect.poll(() => store.ping()).toEqual([expect.stringContaining("min-replicas-to-write")]);
  await admin.call("ACL", "SETUSER", "default", "-wait");
  const told = () => store.ping().then(String, storeRefusal);
  await expect.poll(told).toBe("Redis forbids its user a command: allow WAIT");
  const heard: unknown[] = [];
  const other = createRedisStore(redis.address, "moon", {
    onError: (error) => heard.push(storeRefusal(error)),
  });
  open.unshift(other);
  await expect.poll(() => heard).toContain("Redis forbids its user a command: allow WAIT");
});
