import { Redis } from "ioredis";
import { afterEach, expect, test } from "vitest";
import { bulk, infoOf, startScriptedRedis } from "../../tests/support/scripted-redis";
import { createConfirmer } from "./confirm.server";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function opened(say: Parameters<typeof startScriptedRedis>[0]) {
  const redis = await startScriptedRedis(say);
  const { host = "", port = 0 } = redis.address.hosts[0] ?? {};
  const master = new Redis(port, host, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => 10,
  });
  master.on("error", () => undefined);
  open.push(redis, { close: () => master.disconnect() });
  await new Promise((ready) => master.once("ready", ready));
  const clock = { now: 1_000_000 };
  const confirmer = createConfirmer(500, () => clock.now);
  const write = () => confirmer.write(master, () => master.set("key", "1"));
  const tryWrite = () => confirmer.tryWrite(master, () => master.del("key"));
  return { redis, master, clock, write, tryWrite };
}

test("a number that is none confirms nothing", async () => {
  const { write } = await opened((name) =>
    name === "WAIT" ? bulk("garbage") : name === "INFO" ? infoOf(1) : undefined,
  );
  await expect(write()).rejects.toThrow("replicas have it");
});

test("what does no harm is tried even while nothing is written, and confirmed as all else is", async () => {
  let confirmed = 1;
  const { redis, write, tryWrite, clock } = await opened((name) =>
    name === "INFO" ? infoOf(2) : name === "WAIT" ? `:${confirmed}\r\n` : undefined,
  );
  await expect(write()).rejects.toThrow("1 of 2");
  await expect(tryWrite()).rejects.toThrow("lags");
  await expect(write()).rejects.toThrow("lags");
  expect(redis.heard.filter((name) => ["SET", "DEL"].includes(name))).toEqual(["SET", "DEL"]);
  clock.now += 1_000;
  await expect(tryWrite()).rejects.toThrow("1 of 2");
  clock.now += 1_000;
  confirmed = 2;
  await tryWrite();
  expect(redis.heard.filter((name) => name === "WAIT")).toHaveLength(3);
});

test("a write that lagged does not open early what a replica that left has closed", async () => {
  let replicas = 2;
  const waits: ((answer: string) => void)[] = [];
  let areHeld = true;
  const { redis, write, clock } = await opened((name) => {
    if (name === "INFO") return infoOf(replicas);
    if (name !== "WAIT") return undefined;
    return areHeld ? new Promise((resolve) => waits.push(resolve)) : ":1\r\n";
  });
  const first = [write(), write()];
  await expect.poll(() => waits).toHaveLength(1);
  // This one's write is behind that WAIT, and its own WAIT behind the next look.
  const lagging = write();
  await expect.poll(() => redis.heard.filter((name) => name === "SET")).toHaveLength(3);
  replicas = 1;
  clock.now += 1_000;
  const after = write();
  await expect.poll(() => redis.heard.filter((name) => name === "INFO")).toHaveLength(3);
  const lost = [...first, lagging].map((one) => expect(one).rejects.toThrow("1 of 2"));
  waits[0]?.(":1\r\n");
  await expect(after).rejects.toThrow("has left");
  await expect.poll(() => waits).toHaveLength(2);
  waits[1]?.(":1\r\n");
  await Promise.all(lost);
  areHeld = false;
  clock.now += 2_000;
  await expect(write()).rejects.toThrow("has left");
});

test("a connection that breaks off does not open early what a replica that left has closed", async () => {
  let replicas = 2;
  const { redis, master, write, clock } = await opened((name) =>
    name === "INFO" ? infoOf(replicas) : name === "WAIT" ? `:${replicas}\r\n` : undefined,
  );
  await write();
  replicas = 1;
  const again = new Promise((ready) => master.once("ready", ready));
  redis.cut();
  await again;
  await expect(write()).rejects.toThrow("has left");
  clock.now += 3_000;
  expect(await write()).toBe(null);
});
