import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();
let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

async function started(more: Record<string, string> = {}): Promise<TestApp> {
  const app = await startApp({ OPERATOR_API_URL: operator.url, ...more });
  onTestFinished(() => app.stop());
  return app;
}

const replica = () => started({ REDIS_URL: redis.url });
const isIn = async (visitor: Visitor) => (await visitor.get("/user/profile")).status === 200;

test("a Redis that lost its data brings no signed-out session back, at a replica from before and at one from after it", async () => {
  const [told, other] = [await replica(), await replica()];
  const member = await operator.member();
  const visitor = await new Visitor(told.url).signIn(member);
  const [copied, staying] = [visitor.at(other.url), await new Visitor(other.url).signIn(member)];
  expect([await isIn(copied), await isIn(staying)]).toEqual([true, true]);
  await visitor.post("/logout", {});
  await told.stop();
  await redis.flush();
  const later = await replica();
  const before = await operator.calls({ username: member.username });
  expect(await isIn(copied.at(later.url))).toBe(false);
  expect(await operator.calls({ username: member.username })).toHaveLength(before.length);
  // A replica from before knows of the loss a second later at most.
  await expect.poll(() => isIn(copied)).toBe(false);
  await expect.poll(() => isIn(staying)).toBe(false);
  const again = await new Visitor(later.url).signIn(member);
  expect([await isIn(again), await isIn(again.at(other.url))]).toEqual([true, true]);
});

test("a process that kept its store in memory and starts again lets nobody in with a cookie from before", async () => {
  const before = await started();
  const member = await operator.member();
  const visitor = await new Visitor(before.url).signIn(member);
  const copied = visitor.at(before.url);
  await visitor.post("/logout", {});
  await before.stop();
  const after = await started();
  expect(await isIn(copied.at(after.url))).toBe(false);
  expect(await isIn(await new Visitor(after.url).signIn(member))).toBe(true);
});
