import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unlimited } from "../../scripts/bootstrap/unlimited";
import { configWith } from "../support/config-file";
import { startLoadWithoutPause } from "../support/load-without-pause";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { startWorkers, type Workers } from "../support/workers";

const operator = sharedOperator();
let redis: TestRedis;
let app: Workers;
const brand = configWith({});

beforeAll(async () => {
  redis = await startRedis();
  app = await startWorkers({
    ...unlimited,
    OPERATOR_API_URL: operator.url,
    REDIS_URL: redis.url,
    OPERATOR_CONFIG: brand.file,
    SHUTDOWN_DRAIN: "1",
  });
});
afterAll(async () => {
  await app.stop();
  await redis.close();
  brand.remove();
});

const rolled = () => app.said("all workers are restarted").length;
const stayed = () => app.said("a new worker did not come up: the old ones stay").length;

test("SIGUSR2 under load replaces both workers: no request fails, and money moves once each time", async () => {
  const member = () => operator.member({ walletAmount: 5_000, games: { JOKER: 0 } });
  const members = await Promise.all([member(), member(), member()]);
  const load = await startLoadWithoutPause(app.url, members);
  const [before, rolls] = [app.pids(), rolled()];
  await expect.poll(load.answered).toBeGreaterThan(50);
  app.process.kill("SIGUSR2");
  await expect.poll(rolled).toBe(rolls + 1);
  const answered = load.answered();
  await expect.poll(load.answered).toBeGreaterThan(answered + 50);
  const { transfers, faults } = await load.end();
  expect(faults).toEqual([]);
  expect(app.pids()).toHaveLength(2);
  expect(app.pids().filter((pid) => before.includes(pid))).toEqual([]);
  const steps = app.lines.flatMap((line) => /"(worker listening|stopped)"/.exec(line)?.[1] ?? []);
  expect(steps.slice(-4)).toEqual(["worker listening", "stopped", "worker listening", "stopped"]);
  const states = await Promise.all(members.map((member) => operator.state(member)));
  expect(states.map(({ games }) => games.JOKER)).toEqual(transfers);
});

test("a connection that is on its way to a worker which leaves goes to another one, also without any drain", async () => {
  const hasty = await startWorkers({
    ...{ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url, SHUTDOWN_DRAIN: "0", METRICS_PORT: "" },
  });
  const load = await startLoadWithoutPause(hasty.url, []);
  for (const times of [1, 2]) {
    hasty.process.kill("SIGUSR2");
    await expect.poll(() => hasty.said("all workers are restarted").length).toBe(times);
  }
  expect((await load.end()).faults).toEqual([]);
  await hasty.stop();
});

test("a roll that is asked for during another one follows it", async () => {
  const [restarts, rolls] = [app.said("worker listening").length, rolled()];
  app.process.kill("SIGUSR2");
  await expect.poll(() => app.said("worker listening").length).toBe(restarts + 1);
  app.process.kill("SIGUSR2");
  await expect.poll(rolled).toBe(rolls + 2);
  expect(app.said("worker listening")).toHaveLength(restarts + 4);
  expect(app.pids()).toHaveLength(2);
});

test("a worker that dies while another one is being replaced is followed by one too", async () => {
  const rolls = rolled();
  const restarts = app.said("worker listening").length;
  const begun = app.said("restarting the workers one at a time").length;
  const [, other = 0] = app.pids();
  app.process.kill("SIGUSR2");
  await expect.poll(() => app.said("restarting the workers one at a time").length).toBe(begun + 1);
  process.kill(other, "SIGKILL");
  await expect.poll(rolled).toBe(rolls + 1);
  await expect.poll(() => app.said("worker listening").length).toBe(restarts + 2);
  await expect.poll(() => app.pids().length).toBe(2);
});

test("a new worker that cannot start, for a broken brand file or without Redis, leaves the old ones in place", async () => {
  const [before, refusals] = [app.pids(), stayed()];
  const sound = readFileSync(brand.file, "utf8");
  writeFileSync(brand.file, sound.replace('"name"', '"nmae"'));
  app.process.kill("SIGUSR2");
  await expect.poll(stayed).toBe(refusals + 1);
  expect(app.lines.join("\n")).toContain('nmae is an unknown key, did you mean "name"?');
  writeFileSync(brand.file, sound);
  await redis.kill();
  app.process.kill("SIGUSR2");
  await expect.poll(stayed).toBe(refusals + 2);
  expect(app.lines.join("\n")).toContain("the store does not answer");
  await redis.start();
  expect(app.pids()).toEqual(before);
  const readiness = async () => (await fetch(`${app.url}/readyz`)).status;
  await expect.poll(readiness).toBe(200);
});
