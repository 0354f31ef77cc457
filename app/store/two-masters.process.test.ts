import { type AddressInfo, connect, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openRedisStore, startRedis } from "../../tests/support/redis";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
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
