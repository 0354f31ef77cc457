import { createServer, type IncomingMessage } from "node:http";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startApp, TEST_SECRET, type TestApp } from "../support/app";
import { close, listen } from "../support/local-server";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

const OLDER_SECRET = "an older secret for tests that is long enough";

/** The operator of `siam-gold`; what the other brand's operator hears is recorded. */
const operator = sharedOperator();
const heard: string[] = [];
const other = createServer((incoming: IncomingMessage, outgoing) => {
  heard.push(JSON.stringify([incoming.url, incoming.headers]));
  outgoing.writeHead(500).end("{}");
});
let redis: TestRedis;
let shared: Record<string, string>;
let otherOperator: Record<string, string>;

beforeAll(async () => {
  redis = await startRedis();
  const SESSION_SECRET = `${TEST_SECRET},${OLDER_SECRET}`;
  shared = { REDIS_URL: redis.url, SESSION_SECRET, NAME_SECRET: OLDER_SECRET };
  otherOperator = { OPERATOR: "lanxang", OPERATOR_API_URL: `http://127.0.0.1:${await listen(other)}` };
});
afterAll(async () => {
  await close(other);
  await redis.close();
});

async function started(environment: Record<string, string>): Promise<TestApp> {
  const app = await startApp({ ...shared, ...environment });
  onTestFinished(() => app.stop());
  return app;
}

/** Both brands with one secret and one Redis, and a member who is signed in at the first. */
async function twoBrands() {
  const [first, second] = await Promise.all([
    started({ OPERATOR_API_URL: operator.url }),
    started(otherOperator),
  ]);
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(first.url).signIn(member);
  return { first, second, member, visitor };
}

test("two brands with one secret and one Redis: neither takes what the other sealed, and no operator gets the other's token", async () => {
  const { second, visitor } = await twoBrands();
  const form = await drawTransfer(visitor);
  for (const path of ["/user/home", "/user/profile", "/user/statement.data", "/chat/history"]) {
    const answer = await visitor.at(second.url).get(path);
    expect(answer.status, path).not.toBe(200);
  }
  expect(await sendTransfer(visitor.at(second.url), form)).toBe("/login");
  expect(heard.filter((call) => /authorization|bearer/i.test(call))).toEqual([]);
  expect((await visitor.get("/user/home")).status).toBe(200);
});

test("two brands share no key of the store: sign-outs, forms and limits are each brand's own", async () => {
  const { first, second, member, visitor } = await twoBrands();
  expect(await sendTransfer(visitor, await drawTransfer(visitor))).toMatch(/^\/user\/outcome\//);
  await visitor.post("/logout", {});
  for (const app of [first, second]) {
    await new Visitor(app.url).post("/login", { username: member.username, password: "wrong" });
  }
  const admin = new Redis(redis.url);
  const keys = await admin.keys("*");
  admin.disconnect();
  const brandOf = (key: string) => /^kapao:(siam-gold|lanxang):/.exec(key)?.[1];
  expect(keys.filter((key) => brandOf(key) === undefined)).toEqual([]);
  expect(new Set(keys.map(brandOf))).toEqual(new Set(["siam-gold", "lanxang"]));
});

test("a session of the older secret goes on at its brand when another one is put in front", async () => {
  const member = await operator.member();
  const before = await started({ OPERATOR_API_URL: operator.url, SESSION_SECRET: OLDER_SECRET });
  const visitor = await new Visitor(before.url).signIn(member);
  const rotated = await started({ OPERATOR_API_URL: operator.url });
  expect((await visitor.at(rotated.url).get("/user/profile")).status).toBe(200);
});
