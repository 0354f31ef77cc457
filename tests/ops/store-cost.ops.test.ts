import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, test } from "vitest";
import type { Store } from "~/store/store";
import { openFileStore, storeFileOnDisk } from "../support/file-store";
import { openRedisStore, startRedis } from "../support/redis";
import { startCluster } from "../support/redis-cluster";
import { startSentinels } from "../support/redis-sentinel";
import { tell } from "./figures";

const LIFE_MS = 600_000;
const IN_TURN = 1_000;
const AT_ONCE = 50;
const ROUNDS = 40;

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** The time of a claim when each waits for the one before, and when many come at once, in ms. */
async function timesOf(store: Store): Promise<{ alone: number; atOnce: number }> {
  const run = randomUUID();
  const timed = async (name: string) => {
    const key = `${run} ${name}`;
    const startedAt = performance.now();
    expect(await store.claim(key, "1", LIFE_MS)).toBeNull();
    return performance.now() - startedAt;
  };
  const alone: number[] = [];
  for (let number = 0; number < IN_TURN; number++) alone.push(await timed(`alone-${number}`));
  const atOnce: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const keys = Array.from({ length: AT_ONCE }, (_, index) => `at-once-${round}-${index}`);
    atOnce.push(...(await Promise.all(keys.map(timed))));
  }
  return { alone: median(alone), atOnce: median(atOnce) };
}

async function tellCost(what: string, store: Store): Promise<void> {
  const { alone, atOnce } = await timesOf(store);
  const measured = `${alone.toFixed(2)} ms alone, ${atOnce.toFixed(2)} ms with ${AT_ONCE} at once`;
  tell(`a claim, ${what}`, measured, "none");
  await store.close();
}

/** How late the event loop may be in 99.5 of 100 cases; a garbage collection takes longer. */
const LATE_MS = 5;

test("what a claim costs: a file, whose work holds the event loop up for moments only", async () => {
  const file = storeFileOnDisk();
  const store = openFileStore(file.path);
  await timesOf(store);
  await store.close();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  await tellCost("a file on this disk", openFileStore(file.path));
  loop.disable();
  const late = (loop.percentile(99.5) - loop.min) / 1e6;
  file.remove();
  tell("the event loop meanwhile, 99.5 %", `${late.toFixed(1)} ms late`, `${LATE_MS} ms`);
  expect(late).toBeLessThan(LATE_MS);
});

test.each([
  ["one Redis", startRedis],
  ["Sentinels, two replicas", startSentinels],
  ["a cluster, a replica each", startCluster],
])("what a claim costs: %s", async (what, start) => {
  const redis = await start();
  await tellCost(what, await openRedisStore(redis.url));
  await redis.close();
});
