import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();
let redis: TestRedis;
let app: TestApp;
let replica: TestApp;

beforeAll(async () => {
  redis = await startRedis();
  const environment = { OPERATOR_API_URL: operator.url, REDIS_URL: redis.url };
  [app, replica] = await Promise.all([startApp(environment), startApp(environment)]);
});
afterAll(async () => {
  await redis.resume();
  await Promise.all([app.stop(), replica.stop()]);
  await redis.close();
});

/** Every way in which Redis can be away for a moment and lose nothing. */
const absences: [name: string, leave: () => unknown, comeBack: () => unknown][] = [
  ["hung", () => redis.pause(), () => redis.resume()],
  ["was killed", () => redis.kill(), () => redis.start()],
];

async function isIn(visitor: Visitor): Promise<boolean> {
  const answer = await visitor.get("/user/statement");
  await answer.text();
  return answer.status === 200;
}

/** Whether the replica that was told of an ending by the store alone still lets the session in. */
const isInLater = (visitor: Visitor) => expect.poll(() => isIn(visitor.at(replica.url)), { interval: 100 });

test.each(absences)("a sign-out while Redis %s is one at every replica once it is back", async (...row) => {
  const [, leave, comeBack] = row;
  const visitor = await new Visitor(app.url).signIn(await operator.member({}));
  const copy = visitor.at(app.url);
  await leave();
  // The app finds out, so that it does not even send what a Redis that hung would still do.
  expect(await isIn(visitor)).toBe(true);
  await visitor.post("/logout", {});
  expect(await isIn(copy)).toBe(false);
  await comeBack();
  await isInLater(copy).toBe(false);
});

test.each(absences)(
  "a password changed while Redis %s ends the other sessions everywhere",
  async (...row) => {
    const [, leave, comeBack] = row;
    const member = await operator.member({});
    const [own, thief] = [
      await new Visitor(app.url).signIn(member),
      await new Visitor(app.url).signIn(member),
    ];
    await leave();
    const fields = { oldPassword: member.password, newPassword: "another-1", confirmPassword: "another-1" };
    expect((await own.post("/user/profile/password", fields)).status).toBe(303);
    expect([await isIn(own), await isIn(thief)]).toEqual([true, false]);
    await comeBack();
    await isInLater(thief).toBe(false);
    expect(await isIn(own.at(replica.url))).toBe(true);
  },
);
