import { type AddressInfo, connect, createServer } from "node:net";
import { Redis } from "ioredis";
import { afterEach, expect, test } from "vitest";
import { openRedisStore, startRedis, untilReady } from "../../tests/support/redis";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function opened(settings?: Record<string, string>) {
  const redis = await startRedis(settings);
  const risks: string[] = [];
  const store = await openRedisStore(redis.url, (line) => risks.push(line));
  const admin = new Redis(redis.url);
  open.push(redis, store, { close: () => admin.disconnect() });
  return { redis, store, admin, risks };
}

/** A time later than any existing mark. */
async function laterThan(time: number): Promise<number> {
  while (Date.now() <= time) await new Promise((resolve) => setTimeout(resolve, 1));
  return Date.now();
}

test("replicas agree since when Redis has forgotten nothing, and a durable restart changes nothing", async () => {
  const { redis, store } = await opened();
  const bornAt = await store.bornAt();
  expect(bornAt).toBeGreaterThan(Date.now() - 60_000);
  const other = await openRedisStore(redis.url);
  open.push(other);
  await laterThan(bornAt);
  expect(await other.bornAt()).toBe(bornAt);
  await redis.kill();
  await redis.start();
  await untilReady(store);
  expect(await store.bornAt()).toBe(bornAt);
});

test("the mark of a release without lines is taken over, and left to its replicas as it is", async () => {
  const { redis, store, admin } = await opened();
  const bornAt = await store.bornAt();
  const [, runId] = ((await admin.get("kapao:moon:born:0")) ?? "").split(" ");
  const written = `${bornAt - 1_000} ${runId} 0`;
  await admin.set("kapao:moon:born", written);
  await admin.del("kapao:moon:born:0");
  expect(await store.bornAt()).toBe(bornAt - 1_000);
  const other = await openRedisStore(redis.url);
  open.push(other);
  expect(await other.bornAt()).toBe(bornAt - 1_000);
  expect(await admin.get("kapao:moon:born")).toBe(written);
  await admin.set("kapao:moon:born", `${bornAt - 2_000} ${runId} -1`);
  await admin.del("kapao:moon:born:0");
  expect(await store.bornAt()).toBeGreaterThanOrEqual(bornAt);
});

test("a flush is a new beginning, and readiness is enough to notice it", async () => {
  const { store, admin } = await opened();
  const flushedAt = await laterThan(await store.bornAt());
  await admin.flushall();
  await store.ping();
  const bornAt = await store.bornAt();
  expect(bornAt).toBeGreaterThanOrEqual(flushedAt);
  expect(await store.bornAt()).toBe(bornAt);
});

test("a restart without its file is one, and so is one from a file that may lack the last claims", async () => {
  const durable = await opened();
  const before = await laterThan(await durable.store.bornAt());
  await durable.redis.kill();
  durable.redis.loseFile();
  await durable.redis.start();
  await untilReady(durable.store);
  expect(await durable.store.bornAt()).toBeGreaterThanOrEqual(before);
  const lax = await opened({ appendfsync: "everysec" });
  const lastly = await laterThan(await lax.store.bornAt());
  await lax.admin.call("WAITAOF", "1", "0", "5000").catch(() => lax.admin.bgrewriteaof());
  await lax.redis.kill();
  await lax.redis.start();
  await untilReady(lax.store);
  expect(await lax.store.bornAt()).toBeGreaterThanOrEqual(lastly);
});

test("an eviction is one, although the mark itself still stands", async () => {
  const { store, admin } = await opened();
  const before = await laterThan(await store.bornAt());
  await admin.config("SET", "maxmemory-policy", "volatile-lru");
  await store.claim("claim", "x".repeat(100_000), 60_000);
  await admin.config("SET", "maxmemory", "1");
  await admin.set("more", "x").catch(() => undefined);
  await admin.config("SET", "maxmemory", "0");
  expect(await store.read("claim")).toBeNull();
  expect(await store.bornAt()).toBeGreaterThanOrEqual(before);
});

test("a Redis that does not let us ask goes by its mark alone, and that is said", async () => {
  const { redis, store, admin } = await opened();
  const bornAt = await store.bornAt();
  await admin.call("ACL", "SETUSER", "default", "-info", "-config");
  await laterThan(bornAt);
  expect(await store.bornAt()).toBe(bornAt);
  expect(await store.ping()).toEqual([expect.stringContaining("allow INFO")]);
  await admin.call("ACL", "SETUSER", "default", "+@all");
  expect(redis.url).toContain("redis://");
});

test.each([
  [{}, []],
  [{ "maxmemory-policy": "allkeys-lru" }, ["maxmemory-policy is allkeys-lru, set noeviction"]],
  [{ appendonly: "no" }, ["set appendonly yes, appendfsync always"]],
  [{ appendfsync: "everysec" }, ["appendfsync is everysec, set always"]],
])("with %j whoever runs it reads, at boot and in readiness: %j", async (settings, lines) => {
  const { store, risks } = await opened(settings);
  const expected = lines.map((line) => expect.stringContaining(line));
  expect(await store.ping()).toEqual(expected);
  await expect.poll(() => risks).toEqual(expected);
});

async function born() {
  const redis = await startRedis();
  const store = await openRedisStore(redis.url);
  open.push(redis, store);
  return { port: Number(new URL(redis.url).port), at: await store.bornAt() };
}

/** A place at which the first connection meets one Redis, and every later one another. */
async function parting(first: number, others: number): Promise<string> {
  let connections = 0;
  const server = createServer((socket) => {
    const onward = connect(connections++ === 0 ? first : others, "127.0.0.1");
    const end = () => [socket, onward].forEach((one) => void one.destroy());
    for (const one of [socket, onward]) one.on("error", end).on("close", end);
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(server);
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("where pages read at the old master still, money goes by what the new one says, at which claims are made", async () => {
  const old = await born();
  await expect.poll(() => Date.now()).toBeGreaterThan(old.at);
  const next = await born();
  expect(next.at).toBeGreaterThan(old.at);
  const store = await openRedisStore(await parting(old.port, next.port));
  open.push(store);
  expect(await store.bornAt()).toBe(old.at);
  expect(await store.bornAt("claims")).toBe(next.at);
});
