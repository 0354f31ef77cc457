import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordedCall } from "../../scripts/sandbox/http/call-record";
import { startApp } from "../support/app";
import { shownState } from "../support/money-forms";
import { startRedis, type TestRedis } from "../support/redis";
import { rejection } from "../support/rows";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";
import { isAlive, startWorkers, type Workers } from "../support/workers";

const operator = sharedOperator();
let redis: TestRedis;
let app: Workers;

beforeAll(async () => {
  redis = await startRedis();
  app = await startWorkers({ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url });
});
afterAll(async () => {
  await app.stop();
  await redis.close();
});

const transfersOf = ({ username }: { username: string }) =>
  operator.control<RecordedCall[]>("GET", `/calls?endpoint=wallet.transfer&username=${username}`);

/** A fresh connection each, so that they are handed round. */
const get = (path: string) => fetch(app.url + path, { headers: { connection: "close" }, redirect: "manual" });

test("two workers answer at one port, and 40 posts of one form at once on both reach the operator once", async () => {
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(app.url).signIn(member);
  const form = await drawTransfer(visitor);
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendTransfer(visitor, form)));
  expect([...new Set(answers)]).toEqual([expect.stringMatching(/^\/user\/outcome\//)]);
  expect(await transfersOf(member)).toHaveLength(1);
  expect(app.pids()).toHaveLength(2);
  const posts = () => app.said("request").filter(({ path }) => path === "/user/home/transfer");
  await expect.poll(() => new Set(posts().map(({ pid }) => pid))).toEqual(new Set(app.pids()));
});

test("a worker that is killed is followed by another one, and no session is lost", async () => {
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(app.url).signIn(member);
  const form = await drawTransfer(visitor);
  const [victim = 0, other] = app.pids();
  process.kill(victim, "SIGKILL");
  await expect.poll(() => app.said("worker ended by itself")).toMatchObject([{ worker: victim }]);
  expect((await get("/login")).status).toBe(200);
  await expect.poll(() => app.pids().length).toBe(2);
  expect(app.pids()).toContain(other);
  expect((await visitor.get("/user/home")).status).toBe(200);
  expect(await shownState(visitor, await sendTransfer(visitor, form))).toBe("done");
});

/** Two workers of their own with a transfer in flight, which the operator answers once they are stopping. */
async function transferInFlight() {
  const workers = await startWorkers({ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url });
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(workers.url).signIn(member);
  const form = await drawTransfer(visitor);
  const { username } = member;
  const fault = { endpoint: "wallet.transfer", username, kind: "hang", when: "after" };
  await operator.control("POST", "/faults", fault);
  const sent = sendTransfer(visitor, form);
  await expect.poll(() => transfersOf(member)).toHaveLength(1);
  const pids = workers.pids();
  const isAnswered = async () => {
    await expect.poll(() => workers.said("stopping").length).toBe(2);
    await operator.control("DELETE", "/faults");
    expect(await sent).toMatch(/^\/user\/outcome\//);
    expect(await transfersOf(member)).toHaveLength(1);
  };
  return { workers, pids, isAnswered };
}

test("SIGTERM while a transfer runs: it is answered, no worker is left, exit 0", async () => {
  const { workers, pids, isAnswered } = await transferInFlight();
  workers.process.kill("SIGTERM");
  await isAnswered();
  expect(await workers.ended).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
});

test("a parent that is killed takes its workers along, and they finish what is in flight", async () => {
  const { workers, pids, isAnswered } = await transferInFlight();
  workers.process.kill("SIGKILL");
  await isAnswered();
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test("several workers without Redis are refused, and a port that is taken is told once", async () => {
  const refusal = async (environment: Record<string, string>) =>
    String(await rejection(startApp({ OPERATOR_API_URL: operator.url, WORKERS: "2", ...environment })));
  const without = await refusal({});
  expect(without).toContain("the app ended (1)");
  expect(without.split("REDIS_URL is missing")).toHaveLength(2);
  const taken = await refusal({ REDIS_URL: redis.url, PORT: new URL(app.url).port });
  expect(taken).toContain("the app ended (1)");
  expect(taken.split("EADDRINUSE")).toHaveLength(2);
});
