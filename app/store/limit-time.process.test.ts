import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { openRedisStore, startRedis, untilReady } from "../../tests/support/redis";
import { createRedisStore } from "./redis.server";
import { waitsMs } from "./waits.server";

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
    await setImmediate();
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
