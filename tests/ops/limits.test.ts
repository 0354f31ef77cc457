import { afterAll, beforeAll, expect, test } from "vitest";
import { logSince } from "../deploy/replicas";
import { transferForm } from "../support/money-forms";
import { startRedis, type TestRedis } from "../support/redis";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { tell } from "./figures";
import { type Scene, startScene } from "./scene";

const LOGINS = 10;
const OPERATIONS = 3;

let redis: TestRedis;
let scene: Scene;

beforeAll(async () => {
  redis = await startRedis();
  scene = await startScene({
    redisUrl: redis.url,
    environment: { LIMIT_MONEY_MEMBER: `${OPERATIONS}/600` },
  });
});
afterAll(async () => {
  await scene.close();
  await redis.close();
});

/** How many replicas have answered a POST since this moment was marked. */
function posted(since: ReturnType<typeof logSince>): number {
  return since().filter(({ lines }) => lines.some((line) => line.includes('"method":"POST"'))).length;
}

test("wrong passwords for a member from one address, whichever replica each meets: ten, and then a wait", async () => {
  const { username } = await scene.operator.member();
  const since = logSince(scene.replicas);
  const attempt = (from?: string) =>
    scene.nginx.visitor(from).post("/login", { username, password: "wrong" });
  for (let count = 0; count < LOGINS; count++) expect((await attempt()).status).toBe(400);
  for (const _ of scene.replicas) expect((await attempt()).status).toBe(429);
  expect(posted(since)).toBe(scene.replicas.length);
  expect((await attempt("127.0.0.2")).status).toBe(400);
  tell("wrong passwords over three replicas", `${LOGINS}, then 429 at each`, `${LOGINS}`);
});

test("money of one member, whichever replica each form meets: as many operations as the limit says, and then a wait", async () => {
  const member = await scene.operator.member(transferForm.member);
  const visitor = await scene.nginx.visitor().signIn(member);
  const since = logSince(scene.replicas);
  const move = async () => sendTransfer(visitor, await drawTransfer(visitor, "1.00"));
  for (let count = 0; count < OPERATIONS; count++) expect(await move()).toMatch(/^\/user\/outcome\//);
  for (const _ of scene.replicas) expect(await move()).toBe("429");
  expect(posted(since)).toBe(scene.replicas.length);
  expect(await scene.operator.state(member)).toMatchObject({ games: { JOKER: OPERATIONS } });
  tell("money over three replicas", `${OPERATIONS} operations, then 429 at each`, `${OPERATIONS}`);
});
