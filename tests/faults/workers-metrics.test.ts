import { afterAll, beforeAll, expect, test } from "vitest";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { startWorkers, type Workers } from "../support/workers";

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

const get = () => fetch(`${app.url}/login`, { headers: { connection: "close" } }).then((page) => page.text());
const valuesOf = (name: string) => app.metrics.valuesOf(name);
const counted = async () => (await valuesOf("http_request_seconds_count"))['{method="GET",status="200"}'];
const workers = async (state: string) => (await valuesOf("server_workers"))[`{state="${state}"}`];

test("one page has the requests of all workers, the memory of all, and how many they are", async () => {
  for (let index = 0; index < 6; index++) await get();
  await expect.poll(counted).toBe(6);
  expect(new Set(app.said("request").map(({ pid }) => pid)).size).toBe(2);
  expect([await workers("wanted"), await workers("serving"), await workers("silent")]).toEqual([2, 2, 0]);
  const [bytes = 0] = Object.values(await valuesOf("process_resident_memory_bytes"));
  expect(bytes).toBeGreaterThan(200e6);
});

test("it is answered while a worker hangs: with what that one said last, and how many are silent", async () => {
  const [, stuck = 0] = app.pids();
  const before = await counted();
  process.kill(stuck, "SIGSTOP");
  expect(await workers("silent")).toBe(1);
  expect(await counted()).toBe(before);
  process.kill(stuck, "SIGCONT");
  await expect.poll(() => workers("silent")).toBe(0);
});

test("SIGHUP reaches every worker once, which reads its brand's file again", async () => {
  app.process.kill("SIGHUP");
  const readers = () => app.said("brand unchanged").map(({ pid }) => pid);
  await expect.poll(() => readers().sort()).toEqual(app.pids().sort());
});

test("what an ended worker had counted stays in the sum", async () => {
  const ends = async () => (await valuesOf("server_worker_ends_total"))[""] ?? 0;
  const [before = 0, endsBefore] = [await counted(), await ends()];
  for (const victim of app.pids()) {
    process.kill(victim, "SIGKILL");
    await expect.poll(() => app.said("worker ended by itself").map(({ worker }) => worker)).toContain(victim);
    await expect.poll(() => app.pids().length).toBe(2);
  }
  expect(await counted()).toBe(before);
  expect(await ends()).toBe(endsBefore + 2);
  await get();
  await expect.poll(counted).toBe(before + 1);
});

test("while all stop, what workers still answer counts, until the parent exits", async () => {
  const ending = await startWorkers({
    ...{ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url, SHUTDOWN_DRAIN: "8" },
  });
  const answered = async () =>
    (await ending.metrics.valuesOf("http_request_seconds_count"))['{method="GET",status="200"}'] ?? 0;
  const before = await answered();
  ending.process.kill("SIGTERM");
  await expect.poll(() => ending.said("stopping")).toHaveLength(2);
  expect((await fetch(`${ending.url}/login`)).status).toBe(200);
  expect(ending.said("stopped")).toEqual([]);
  await expect.poll(answered).toBe(before + 1);
  expect(ending.said("stopped")).toEqual([]);
  expect(await ending.ended).toBe(0);
});
