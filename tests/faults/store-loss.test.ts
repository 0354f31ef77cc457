import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { storeFileOnDisk } from "../support/file-store";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
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
  // Beyond the second for which the store counts as it was; on a busy machine the first look at it may fail.
  for (const visitor of [copied, staying]) await expect.poll(() => isIn(visitor)).toBe(false);
  const again = await new Visitor(later.url).signIn(member);
  expect([await isIn(again), await isIn(again.at(other.url))]).toEqual([true, true]);
});

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a process with its store on the disk that gets %s and starts again: who was in is in, who signed out is out, limits count on",
  async (signal) => {
    const disk = storeFileOnDisk();
    onTestFinished(disk.remove);
    const environment = { STORE_FILE: disk.path, LIMIT_LOGIN_MEMBER: "1/900" };
    const before = await started(environment);
    const [member, other] = [await operator.member(), await operator.member()];
    const [leaving, staying] = [
      await new Visitor(before.url).signIn(member),
      await new Visitor(before.url).signIn(other),
    ];
    const copied = leaving.at(before.url);
    await leaving.post("/logout", {});
    const wrong = (app: TestApp) =>
      new Visitor(app.url).post("/login", { username: member.username, password: "wrong-password" });
    await wrong(before);
    before.process.kill(signal);
    await before.ended;
    const after = await started(environment);
    expect([await isIn(copied.at(after.url)), await isIn(staying.at(after.url))]).toEqual([false, true]);
    expect((await wrong(after)).status).toBe(429);
  },
);

test("a file that was taken away lets nobody in with a cookie from before", async () => {
  const disk = storeFileOnDisk();
  onTestFinished(disk.remove);
  const app = await started({ STORE_FILE: disk.path });
  const member = await operator.member();
  const visitor = await new Visitor(app.url).signIn(member);
  disk.lose();
  await fetch(`${app.url}/readyz`);
  await expect.poll(() => isIn(visitor)).toBe(false);
  expect(await isIn(await new Visitor(app.url).signIn(member))).toBe(true);
});

test("two processes on one file, as at a deploy: a form posted to both at once is sent once, and who signs out at one is out at the other", async () => {
  const disk = storeFileOnDisk();
  onTestFinished(disk.remove);
  const [one, other] = [await started({ STORE_FILE: disk.path }), await started({ STORE_FILE: disk.path })];
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(one.url).signIn(member);
  const form = await drawTransfer(visitor);
  const posts = Array.from({ length: 60 }, (_, index) =>
    sendTransfer(visitor.at(index % 2 ? one.url : other.url), form),
  );
  expect([...new Set(await Promise.all(posts))]).toEqual([expect.stringMatching(/^\/user\/outcome\//)]);
  expect(await operator.calls({ endpoint: "wallet.transfer", username: member.username })).toHaveLength(1);
  const copied = visitor.at(other.url);
  await visitor.post("/logout", {});
  expect(await isIn(copied)).toBe(false);
});
