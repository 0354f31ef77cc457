import { afterEach, expect, test } from "vitest";
import { startClaimStorm } from "../../tests/support/claim-storm";
import { openRedisStore, untilReady } from "../../tests/support/redis";
import { startSentinels, type TestSentinels } from "../../tests/support/redis-sentinel";
import type { Store } from "./store";
import { replicaWaitsMs } from "./waits.server";

/** What the app may need beyond the failover itself. */
const MOST_MS = 2_000;
const TEST_MS = 90_000;

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function opened() {
  const redis = await startSentinels();
  open.push(redis);
  const stores: Store[] = [];
  for (let index = 0; index < 3; index++) stores.push(await openRedisStore(redis.url));
  open.push(...stores);
  return { redis, stores };
}

async function missing(store: Store, keys: Iterable<string>): Promise<string[]> {
  const lost: string[] = [];
  for (const key of keys) if ((await store.read(key)) === null) lost.push(key);
  return lost;
}

test.each<[how: string, end: (redis: TestSentinels, port: number) => Promise<void>]>([
  ["that dies", (redis, port) => redis.at(port).kill()],
  ["that is replaced while it lives", (redis) => redis.failover()],
])(
  "a master %s among claims: nothing is claimed twice, nothing lost, no new beginning, and errors end",
  { timeout: TEST_MS },
  async (_, end) => {
    const { redis, stores } = await opened();
    const births = await Promise.all(stores.map((store) => store.bornAt()));
    expect(await stores[0]?.ping()).toEqual([]);
    const storm = startClaimStorm(stores);
    await expect.poll(() => storm.claimed.size).toBeGreaterThan(100);
    const before = storm.claimed.size;
    const port = await redis.masterPort();
    await end(redis, port);
    await redis.untilSwitched(port);
    const switchedAt = Date.now();
    await Promise.all(stores.map(untilReady));
    await expect.poll(() => storm.claimed.size, { timeout: 10_000 }).toBeGreaterThan(before + 200);
    await storm.stop();
    const errorsMs = Math.max(0, storm.lastErrorAt - switchedAt);
    process.stdout.write(`${storm.claimed.size} claims, errors until ${errorsMs} ms after the failover\n`);
    expect(storm.twice).toEqual([]);
    // Each Sentinel tells of the switch at its own time, and a connection may be made anew once more.
    await expect.poll(() => missing(stores[1] as Store, storm.claimed.keys())).toEqual([]);
    await expect.poll(() => Promise.all(stores.map((store) => store.bornAt()))).toEqual(births);
    expect(errorsMs).toBeLessThan(MOST_MS);
  },
);

test("a replica that hangs: nothing is confirmed, reads go on at once, and both work again when it goes on", {
  timeout: TEST_MS,
}, async () => {
  const { redis, stores } = await opened();
  const [store] = stores as [Store];
  expect(await store.claim("before", "1", 600_000)).toBeNull();
  const replica = redis.replicaOf(await redis.masterPort());
  replica.pause();
  const claim = (key: string) => store.claim(key, "1", 600_000).catch((error: Error) => String(error.cause));
  await expect.poll(() => claim("hung")).toContain("does not confirm");
  // The form may be sent again as soon as claims are confirmed again.
  await expect(store.release("hung", "1")).rejects.toThrow();
  expect(await store.read("hung")).toBeNull();
  const startedAt = performance.now();
  const writes = Array.from({ length: 50 }, (_, index) => claim(`hung-${index}`));
  expect(await store.read("before")).toBe("1");
  expect(performance.now() - startedAt).toBeLessThan(250);
  expect(new Set(await Promise.all(writes)).size).toBe(1);
  replica.resume();
  await expect.poll(() => claim(`after-${Math.random()}`), { timeout: 10_000 }).toBeNull();
});

test("a replica that leaves may have become the master: nothing is written for as long as that may be unknown", {
  timeout: TEST_MS,
}, async () => {
  const { redis, stores } = await opened();
  const [store] = stores as [Store];
  const claim = (key: string) => store.claim(key, "1", 600_000).catch((error: Error) => String(error.cause));
  expect(await claim("before")).toBeNull();
  const left = redis.replicaOf(await redis.masterPort());
  await left.kill();
  const leftAt = Date.now();
  let refused = 0;
  await expect
    .poll(async () => {
      const answer = await claim(`after-${Math.random()}`);
      if (answer !== null) refused++;
      return Date.now() - leftAt > replicaWaitsMs.failover && answer === null;
    })
    .toBe(true);
  expect(refused).toBeGreaterThan(10);
});
