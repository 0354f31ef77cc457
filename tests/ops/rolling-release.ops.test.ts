import { afterAll, beforeAll, expect, test } from "vitest";
import { startRedis, type TestRedis } from "../support/redis";
import type { SteadyMembers } from "../support/steady-members";
import { expectExact, startCrowd, untilGoneOn } from "./crowd";
import { MEMBERS, tell } from "./figures";
import { type Scene, startScene } from "./scene";

/** `npm run ops-test` has built it. */
const release = process.env.PREVIOUS_RELEASE;

let redis: TestRedis;
let scene: Scene;

beforeAll(async () => {
  if (!release) throw new Error("npm run ops-test -- rolling-release builds the previous release first");
  redis = await startRedis();
  scene = await startScene({ redisUrl: redis.url, release });
});
afterAll(async () => {
  await scene.close();
  await redis.close();
});

/** One replica after the other ends and is replaced, under members whose money is in flight at it. */
async function replaceAll(members: SteadyMembers, by?: string): Promise<void> {
  for (const replica of scene.replicas) {
    replica.app.process.kill("SIGTERM");
    expect(await replica.app.ended).toBe(0);
    await replica.restart(by);
    await untilGoneOn(members);
  }
}

test("the previous release is replaced by this one and comes back, with money in flight: nobody notices", {
  timeout: 600_000,
}, async () => {
  const members = await startCrowd(scene);
  await replaceAll(members);
  tell(`rolling release under ${MEMBERS} members`, `${members.errors.length} errors`, "0");
  expect(members.errors).toEqual([]);
  await replaceAll(members, release);
  tell(`rolling back under ${MEMBERS} members`, `${members.errors.length} errors`, "0");
  expect(members.errors).toEqual([]);
  await expectExact(members);
});
