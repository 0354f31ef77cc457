import { expect, onTestFinished, test } from "vitest";
import { startCluster } from "../support/redis-cluster";
import { startSentinels } from "../support/redis-sentinel";
import type { SteadyMembers } from "../support/steady-members";
import { expectExact, startCrowd, untilGoneOn } from "./crowd";
import { MEMBERS, tell } from "./figures";
import { startScene } from "./scene";

/** What members may notice beyond the failover itself. */
const MOST_MS = 2_000;
const TEST_MS = 180_000;

async function busy(redisUrl: string): Promise<SteadyMembers> {
  const scene = await startScene({ redisUrl });
  onTestFinished(() => scene.close());
  return startCrowd(scene, 0);
}

/** Pages go on meanwhile; of outcomes, which are read from the store, they may say for a while that it is away. */
async function expectNothingLost(what: string, members: SteadyMembers): Promise<void> {
  const endedAt = Date.now();
  await untilGoneOn(members);
  await untilGoneOn(members);
  const errorsMs = Math.max(0, members.lastErrorAt - endedAt);
  const pages = members.errors.filter((error) => error.startsWith("read"));
  await expectExact(members);
  const measured = `${members.errors.length} errors, ${pages.length} of them pages, the last ${errorsMs} ms after it`;
  tell(`${what} under ${MEMBERS} members`, measured, `${MOST_MS} ms`);
  expect(pages).toEqual([]);
  expect(errorsMs).toBeLessThan(MOST_MS);
}

test("Sentinels: the master dies under 200 members: nothing twice, nothing falsely failed, nobody signed out", {
  timeout: TEST_MS,
}, async () => {
  const redis = await startSentinels();
  onTestFinished(() => redis.close());
  const members = await busy(redis.url);
  const port = await redis.masterPort();
  await redis.at(port).kill();
  await redis.untilSwitched(port);
  await expectNothingLost("a failover by Sentinels", members);
});

test("a cluster: slots move and a master dies under 200 members: the same", {
  timeout: TEST_MS,
}, async () => {
  const redis = await startCluster();
  onTestFinished(() => redis.close());
  const members = await busy(redis.url);
  await redis.moveSlots(300);
  expect(members.errors).toEqual([]);
  const [port = 0] = await redis.masterPorts();
  await redis.at(port).kill();
  await redis.untilSwitched(port);
  await expectNothingLost("a failover of a cluster", members);
});
