import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFileStore } from "../../tests/support/file-store";
import { createMemoryStore } from "../../tests/support/memory-store";
import { openRedisStore, startRedis, type TestRedis, untilReady } from "../../tests/support/redis";
import { createRedisStore } from "./redis.server";
import { isRateLimited, type Store, StoreUnavailable } from "./store";

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

const folder = mkdtempSync(join(tmpdir(), "store-"));
afterAll(() => rmSync(folder, { recursive: true }));

const kinds = {
  memory: async () => createMemoryStore(),
  file: async () => openFileStore(join(folder, "kapao.db")),
  redis: () => openRedisStore(redis.url),
};

describe.each(Object.entries(kinds))("the %s store", (kind, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const key = (name: string) => `${kind}-${name}`;

  test("gives a key to the first of a hundred that claim it at once", async () => {
    const claims = Array.from({ length: 100 }, (_, index) => store.claim(key("race"), String(index), 10_000));
    const held = await Promise.all(claims);
    expect(held.filter((value) => value === null)).toHaveLength(1);
    const winner = String(held.indexOf(null));
    expect(held.filter((value) => value !== null).every((value) => value === winner)).toBe(true);
    expect(await store.read(key("race"))).toBe(winner);
  });

  test("replaces only what the caller saw", async () => {
    await store.claim(key("swap"), "a", 10_000);
    expect(await store.replace(key("swap"), "x", "b", 10_000)).toBe(false);
    expect(await store.replace(key("swap"), "a", "b", 10_000)).toBe(true);
    expect(await store.replace(key("swap"), "a", "c", 10_000)).toBe(false);
    expect(await store.read(key("swap"))).toBe("b");
    expect(await store.replace(key("absent"), "a", "b", 10_000)).toBe(false);
  });

  test("releases only what the caller holds", async () => {
    await store.claim(key("held"), "mine", 10_000);
    await store.release(key("held"), "other");
    expect(await store.read(key("held"))).toBe("mine");
    await store.release(key("held"), "mine");
    expect(await store.claim(key("held"), "next", 10_000)).toBeNull();
  });

  test("forgets an entry when its time is over", async () => {
    await store.claim(key("short"), "a", 30);
    await expect.poll(() => store.read(key("short"))).toBeNull();
    expect(await store.claim(key("short"), "b", 10_000)).toBeNull();
  });

  test("counts a limit exactly, also when all come at once", async () => {
    const limiter = store.limiter({ keyPrefix: key("limit"), points: 10, duration: 60 });
    const tries = await Promise.allSettled(Array.from({ length: 25 }, () => limiter.consume("one")));
    const refused = tries.filter((attempt) => attempt.status === "rejected");
    expect(refused).toHaveLength(15);
    expect(refused.every(({ reason }) => isRateLimited(reason) && reason.msBeforeNext > 0)).toBe(true);
    await expect(limiter.consume("another")).resolves.toBeDefined();
  });
});

test.each(["file", "redis"] as const)(
  "two stores on one %s share claims, limits and revocations",
  async (kind) => {
    const [one, two] = await Promise.all([kinds[kind](), kinds[kind]()]);
    expect(await one.claim("shared", "1", 10_000)).toBeNull();
    expect(await two.claim("shared", "2", 10_000)).toBe("1");
    const options = { keyPrefix: "shared-limit", points: 2, duration: 60 };
    await one.limiter(options).consume("x");
    await two.limiter(options).consume("x");
    await expect(one.limiter(options).consume("x")).rejects.toSatisfy(isRateLimited);
    await Promise.all([one.close(), two.close()]);
  },
);

test("without Redis every command fails at once as StoreUnavailable, and works again soon after its return", async () => {
  const own = await startRedis();
  const store = await openRedisStore(own.url);
  await store.claim("kept", "1", 60_000);
  await own.kill();
  await expect
    .poll(() => store.read("kept").catch((error: unknown) => error))
    .toBeInstanceOf(StoreUnavailable);
  const startedAt = performance.now();
  await expect(store.claim("new", "1", 1_000)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  const limiter = store.limiter({ keyPrefix: "away", points: 1, duration: 60 });
  await limiter.consume("x");
  await expect(limiter.consume("x")).rejects.toSatisfy(isRateLimited);
  await own.start();
  await untilReady(store);
  expect(await store.read("kept")).toBe("1");
  await store.close();
  await own.close();
});

test("a Redis that answers but takes no claims is away, and whoever runs it hears of it", async () => {
  const own = await startRedis();
  const errors: string[] = [];
  const admin = new Redis(own.url);
  await admin.call("ACL", "SETUSER", "default", "-set");
  const store = createRedisStore(own.address, "moon", { onError: (error) => errors.push(error.name) });
  await expect.poll(() => errors).toEqual(["ReplyError"]);
  expect(await admin.ping()).toBe("PONG");
  await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  await admin.call("ACL", "SETUSER", "default", "+set");
  await store.ping();
  await Promise.all([store.close(), admin.quit()]);
  await own.close();
});

test.each(["file", "redis"] as const)(
  "with a %s, a process that was busy for longer than a command may take reads the answers that came meanwhile",
  async (kind) => {
    const store = await kinds[kind]();
    const claims = Array.from({ length: 200 }, (_, index) => store.claim(`busy-${index}`, "1", 10_000));
    const busyUntil = performance.now() + 1_300;
    while (performance.now() < busyUntil);
    expect(new Set(await Promise.all(claims))).toEqual(new Set([null]));
    expect(await store.read("busy-199")).toBe("1");
    await store.close();
  },
);
