import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { addressOf, openRedisStore, startRedis, untilReady } from "../../tests/support/redis";
import { bulk, infoOf, startScriptedRedis } from "../../tests/support/scripted-redis";
import { createRedisStore } from "./redis.server";
import { waitsMs } from "./waits.server";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const list = (...texts: string[]) => `*${texts.length}\r\n${texts.map(bulk).join("")}`;

test("a failover that is heard of while Sentinels are asked for the master ends no connection for good", async () => {
  const master = await startScriptedRedis((name) => (name === "INFO" ? infoOf(0) : undefined));
  const { host = "", port = 0 } = master.address.hosts[0] ?? {};
  const asked: (() => void)[] = [];
  let isHeld = false;
  const sentinel = await startScriptedRedis(async (name) => {
    if (name === "SUBSCRIBE") return `>3\r\n${bulk("subscribe")}${bulk("+switch-master")}:1\r\n`;
    if (name !== "SENTINEL") return undefined;
    if (isHeld) await new Promise<void>((resolve) => asked.push(resolve));
    return list(host, String(port));
  });
  const place = sentinel.address.hosts[0];
  const address = addressOf(`redis+sentinel://127.0.0.1:${place?.port}/main`);
  const store = createRedisStore(address, "moon", { onError: () => undefined });
  open.push(master, sentinel, store);
  await untilReady(store);
  const subscribed = () => sentinel.heard.filter((name) => name === "SUBSCRIBE").length;
  await expect.poll(subscribed).toBe(2);
  isHeld = true;
  master.cut();
  await expect.poll(() => asked.length).toBe(2);
  sentinel.publish("+switch-master", "main");
  isHeld = false;
  // What is told on one connection is heard before what is answered on another later.
  await turn();
  for (const answer of asked) answer();
  await untilReady(store);
  expect(await store.claim("key", "1", 1_000)).toBe(null);
});

const ignore = () => undefined;

function busyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("what takes several commands is not late because this process was busy between them", async () => {
  const redis = await startRedis();
  const store = await openRedisStore(redis.url);
  let isAnswered = false;
  const asked = Promise.all([store.ping(), store.bornAt()]).finally(() => {
    isAnswered = true;
  });
  asked.catch(ignore);
  let busyMs = 0;
  for (; !isAnswered; busyMs += 400) {
    busyFor(400);
    await turn();
  }
  expect(await asked).toEqual([[], expect.any(Number)]);
  expect(busyMs).toBeGreaterThan(waitsMs.command);
  await store.close();
  await redis.close();
});

test("a connection that is taken and never answered, its handshake included, is left for another", async () => {
  const redis = await startRedis();
  await redis.kill();
  const taken: Socket[] = [];
  const silent = createServer((socket) => taken.push(socket.on("error", ignore)));
  silent.listen(Number(new URL(redis.url).port), "127.0.0.1");
  await once(silent, "listening");
  const store = createRedisStore(redis.address, "moon", { onError: ignore });
  await expect.poll(() => taken.length).toBeGreaterThan(0);
  // Nobody else is let in, those who are stay without an answer.
  silent.close();
  await redis.start();
  await untilReady(store);
  expect(await store.claim("after", "1", 1_000)).toBeNull();
  for (const socket of taken) socket.destroy();
  await store.close();
  await redis.close();
});
