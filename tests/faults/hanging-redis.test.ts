import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { watch } from "../support/bystander";
import { shownState } from "../support/money-forms";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

/**
 * What a command that hangs costs, less a little: what a machine that is busy adds is seen without a hanging one too.
 */
const TIME_OUT_MS = 900;

const operator = sharedOperator();
let redis: TestRedis;
let app: TestApp;

beforeAll(async () => {
  redis = await startRedis();
  app = await startApp({ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url });
});
afterAll(async () => {
  await redis.resume();
  await app.stop();
  await redis.close();
});

test("a Redis that hangs costs one time-out now and then, not every page one: reads go on, money is refused, then it is back", {
  timeout: 300_000,
}, async () => {
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(app.url).signIn(member);
  const form = await drawTransfer(visitor);
  const usual = await watch(app, visitor, "/user/profile", (round) => round === 40);
  redis.pause();
  await (await visitor.get("/user/profile")).text();
  const { refused, health, page } = await watch(app, visitor, "/user/profile", (round) => round === 40);
  process.stdout.write(`a hanging Redis: usually ${Math.round(page)} ms for a page\n`);
  expect(refused).toEqual([]);
  // Without the breaker each would wait a second for its commands.
  expect(health).toBeLessThan(usual.health + TIME_OUT_MS);
  expect(page).toBeLessThan(usual.page + TIME_OUT_MS);
  expect(await sendTransfer(visitor, form)).toBe("503");
  redis.resume();
  const send = () => sendTransfer(visitor, form);
  // The breaker looks again by itself; until then money is refused at once.
  await expect.poll(send, { interval: 250 }).toMatch(/^\/user\/outcome\//);
  expect(await shownState(visitor, await send())).toBe("done");
  expect(await operator.calls({ endpoint: "wallet.transfer", username: member.username })).toHaveLength(1);
});
