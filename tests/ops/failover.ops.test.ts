import { afterEach, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { startCluster } from "../support/redis-cluster";
import { startSentinels } from "../support/redis-sentinel";
import { sharedOperator } from "../support/shared-operator";
import { type SteadyMembers, steadyMembers } from "../support/steady-members";
import { MEMBERS, tell } from "./figures";

/** What members may notice beyond the failover itself. */
const MOST_MS = 2_000;
const TEST_MS = 180_000;

const operator = sharedOperator();
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Three replicas of the app, and members who move money at any of them. */
async function busy(redisUrl: string): Promise<SteadyMembers> {
  const environment = { OPERATOR_API_URL: operator.url, REDIS_URL: redisUrl };
  const apps = await Promise.all([1, 2, 3].map(() => startApp(environment)));
  open.push(...apps.map((app) => () => app.stop()));
  await expect.poll(() => Promise.all(apps.map(isReady)), { timeout: 20_000 }).toEqual([true, true, true]);
  const place = () => apps[Math.floor(Math.random() * apps.length)]?.url ?? "";
  const members = await steadyMembers(operator, MEMBERS, place);
  await expect.poll(() => members.answered, { timeout: 20_000 }).toBeGreaterThan(MEMBERS / 4);
  expect(members.errors).toEqual([]);
  return members;
}

async function isReady({ url }: TestApp): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok;
}

async function expectNothingLost(what: string, members: SteadyMembers, endedAt: number): Promise<void> {
  const answered = members.answered;
  await expect.poll(() => members.answered, { timeout: 30_000 }).toBeGreaterThan(answered + MEMBERS / 2);
  const verdict = await members.stop();
  const errorsMs = Math.max(0, members.lastErrorAt - endedAt);
  const measured = `${members.errors.length} errors for ${verdict.sent} forms, the last ${errorsMs} ms after it`;
  tell(`${what} under ${MEMBERS} members`, measured, `${MOST_MS} ms`);
  expect(verdict).toMatchObject({
    doubled: 0,
    calledTwice: 0,
    falselyShown: 0,
    open: 0,
    isLedgerExact: true,
  });
  expect(members.signedOut).toBe(0);
  expect(errorsMs).toBeLessThan(MOST_MS);
}

test("Sentinels: the master dies under 200 members: nothing twice, nothing falsely failed, nobody signed out", {
  timeout: TEST_MS,
}, async () => {
  const redis = await startSentinels();
  open.push(() => redis.close());
  const members = await busy(redis.url);
  const port = await redis.masterPort();
  await redis.at(port).kill();
  await redis.untilSwitched(port);
  await expectNothingLost("a failover by Sentinels", members, Date.now());
});

test("a cluster: slots move and a master dies under 200 members: the same", {
  timeout: TEST_MS,
}, async () => {
  const redis = await startCluster();
  open.push(() => redis.close());
  const members = await busy(redis.url);
  await redis.moveSlots(300);
  expect(members.errors).toEqual([]);
  const [port = 0] = await redis.masterPorts();
  await redis.at(port).kill();
  await redis.untilSwitched(port);
  await expectNothingLost("a failover of a cluster", members, Date.now());
});
