import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startClaimStorm } from "../../tests/support/claim-storm";
import { openRedisStore, untilReady } from "../../tests/support/redis";
import { startCluster, type TestCluster } from "../../tests/support/redis-cluster";
import { isRateLimited, type Store } from "./store";

const TEST_MS = 90_000;
const MOST_MS = 2_000;

let cluster: TestCluster;
let stores: [Store, Store, Store];

beforeAll(async () => {
  cluster = await startCluster();
  const open = () => openRedisStore(cluster.url);
  stores = [await open(), await open(), await open()];
}, TEST_MS);
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await cluster.close();
});

async function missing(keys: Iterable<string>): Promise<string[]> {
  const lost: string[] = [];
  for (const key of keys) if ((await stores[1].read(key)) === null) lost.push(key);
  return lost;
}

const births = () => Promise.all(stores.map((store) => store.bornAt()));

test("the stores of a cluster share claims, replacements, limits and the beginning", async () => {
  const [one, two, three] = stores;
  expect(await one.claim("c", "1", 10_000)).toBeNull();
  expect(await two.claim("c", "2", 10_000)).toBe("1");
  expect(await three.replace("c", "1", "3", 10_000)).toBe(true);
  expect(await one.read("c")).toBe("3");
  await two.release("c", "3");
  expect(await one.read("c")).toBeNull();
  const options = { keyPrefix: "cl", points: 2, duration: 60 };
  for (const store of [one, two]) await store.limiter(options).consume("x");
  await expect(three.limiter(options).consume("x")).rejects.toSatisfy(isRateLimited);
  expect(new Set(await births()).size).toBe(1);
  expect(await one.ping()).toEqual([]);
});

test("slots that move among claims: no error, nothing claimed twice, nothing lost, no new beginning", {
  timeout: TEST_MS,
}, async () => {
  const before = await births();
  const storm = startClaimStorm(stores);
  await expect.poll(() => storm.claimed.size).toBeGreaterThan(100);
  await cluster.moveSlots(500);
  await storm.stop();
  expect([storm.errors, storm.twice, await missing(storm.claimed.keys())]).toEqual([0, [], []]);
  expect(await births()).toEqual(before);
});

test("a master that dies among claims: nothing claimed twice, nothing lost, no new beginning, and errors end", {
  timeout: TEST_MS,
}, async () => {
  const before = await births();
  const storm = startClaimStorm(stores);
  await expect.poll(() => storm.claimed.size).toBeGreaterThan(100);
  const [port] = await cluster.masterPorts();
  await cluster.at(port ?? 0).kill();
  await cluster.untilSwitched(port ?? 0);
  const switchedAt = Date.now();
  await Promise.all(stores.map(untilReady));
  const claimed = storm.claimed.size;
  await expect.poll(() => storm.claimed.size, { timeout: 10_000 }).toBeGreaterThan(claimed + 200);
  await storm.stop();
  const errorsMs = Math.max(0, storm.lastErrorAt - switchedAt);
  process.stdout.write(`${storm.claimed.size} claims, errors until ${errorsMs} ms after the failover\n`);
  expect([storm.twice, await missing(storm.claimed.keys())]).toEqual([[], []]);
  expect(await births()).toEqual(before);
  expect(errorsMs).toBeLessThan(MOST_MS);
});

test("one shard that was emptied is a new beginning for all", async () => {
  const before = Math.max(...(await births()));
  const [port] = await cluster.masterPorts();
  const admin = new Redis(port ?? 0);
  await admin.flushall();
  admin.disconnect();
  expect(Math.min(...(await births()))).toBeGreaterThan(before);
});
