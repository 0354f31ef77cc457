import { afterEach, expect, test } from "vitest";
import { addressOf, untilReady } from "../../tests/support/redis";
import { bulk, infoOf, startScriptedRedis } from "../../tests/support/scripted-redis";
import { createRedisStore } from "./redis.server";

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
  await new Promise((resolve) => setImmediate(resolve));
  for (const answer of asked) answer();
  await untilReady(store);
  expect(await store.claim("key", "1", 1_000)).toBe(null);
});
