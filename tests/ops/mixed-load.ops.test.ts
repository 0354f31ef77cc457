import { afterAll, beforeAll, expect, test } from "vitest";
import { startRedis, type TestRedis } from "../support/redis";
import { expectExact, startCrowd, untilGoneOn } from "./crowd";
import { MEMBERS, tell } from "./figures";
import { type Scene, startScene } from "./scene";

const LOAD_MS = 60_000;
/** How long members may get errors after a replica has died. */
const ERRORS_END_MS = 2_000;

let redis: TestRedis;
let scene: Scene;

beforeAll(async () => {
  redis = await startRedis();
  scene = await startScene({ redisUrl: redis.url });
});
afterAll(async () => {
  await scene.close();
  await redis.close();
});

test("pages, statements and transfers for a minute: no error", async () => {
  const members = await startCrowd(scene);
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  expect(members.errors).toEqual([]);
  await expectExact(members);
  tell(`mixed load of ${MEMBERS} members for 60 s`, `${members.errors.length} errors`, "0");
});

test("a rolling restart with money in flight: no error", async () => {
  const members = await startCrowd(scene);
  for (const replica of scene.replicas) {
    replica.app.process.kill("SIGTERM");
    expect(await replica.app.ended).toBe(0);
    await replica.restart();
    await untilGoneOn(members);
  }
  expect(members.errors).toEqual([]);
  await expectExact(members);
  tell(`rolling restart under ${MEMBERS} members`, `${members.errors.length} errors`, "0");
});

test("SIGKILL of a replica: no session lost, nothing twice, and errors end soon", async () => {
  const members = await startCrowd(scene);
  const [victim] = scene.replicas;
  victim?.app.process.kill("SIGKILL");
  const killedAt = Date.now();
  await untilGoneOn(members);
  await victim?.restart();
  await untilGoneOn(members);
  const errorsMs = Math.max(0, members.lastErrorAt - killedAt);
  expect(errorsMs).toBeLessThan(ERRORS_END_MS);
  await expectExact(members);
  const measured = `${members.errors.length} errors, the last ${errorsMs} ms after it`;
  tell(`SIGKILL of a replica under ${MEMBERS} members`, measured, `${ERRORS_END_MS} ms`);
});
