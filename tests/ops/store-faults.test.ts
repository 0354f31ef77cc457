import { afterAll, beforeAll, expect, test } from "vitest";
import { fillUp } from "../support/full-redis";
import { startRedis, type TestRedis } from "../support/redis";
import { type SlowLink, startSlowLink } from "../support/slow-link";
import type { SteadyMembers } from "../support/steady-members";
import { expectExact, startCrowd, untilGoneOn } from "./crowd";
import { isFull, MEMBERS, tell } from "./figures";
import { type Scene, startScene } from "./scene";

/** Within this time of the store's return money moves again; standards.md, Reliability. */
const BACK_MS = 5_000;
const SLOW_MS = 2_000;
/** A page asks the store twice at most before it goes on without. */
const PAGE_MS = 5_000;

let redis: TestRedis;
let link: SlowLink;
let scene: Scene;
let members: SteadyMembers;

beforeAll(async () => {
  redis = await startRedis();
  link = await startSlowLink(redis.url);
  scene = await startScene({ redisUrl: link.url });
});
afterAll(async () => {
  await scene.close();
  link.close();
  await redis.close();
});

/** Members have been refused money so often. */
const refusals = () => members.errors.filter((error) => error.startsWith("send: Error: 503")).length;
/** What else went wrong; the outcome of an operation is read from the store, so its page waits with the money. */
const others = () => members.errors.filter((error) => !/^send: Error: 503|^outcome: .* 503/.test(error));

async function untilRefused(): Promise<void> {
  await expect.poll(refusals, { timeout: 60_000 }).toBeGreaterThan(MEMBERS / 4);
  const before = members.pages;
  await expect.poll(() => members.pages, { timeout: 60_000 }).toBeGreaterThan(before + MEMBERS / 4);
}

/** After the store has come back: money moves again in time, and all is as it should be. */
async function expectBack(what: string): Promise<void> {
  const returnedAt = Date.now();
  await untilGoneOn(members);
  const backMs = Math.max(0, members.lastErrorAt - returnedAt);
  const pageMs = longestPage();
  const said = `${refusals()} forms refused, no page; the last ${backMs} ms after its return; a page took ${pageMs} ms at most`;
  tell(`the store ${what}`, said, `${BACK_MS} ms; ${PAGE_MS} ms`);
  expect(others()).toEqual([]);
  if (isFull) {
    expect(backMs).toBeLessThan(BACK_MS);
    expect(pageMs).toBeLessThan(PAGE_MS);
  }
  await expectExact(members);
}

function longestPage(): number {
  const pages = [...members.longestMs].filter(([what]) => what.startsWith("read"));
  return Math.max(...pages.map(([, ms]) => ms));
}

test("Redis is stopped and started: pages go on, money is refused, then it is back", async () => {
  members = await startCrowd(scene, 0);
  await redis.kill();
  await untilRefused();
  await redis.start();
  await expectBack("stopped and started");
});

test("Redis is full: the same", async () => {
  members = await startCrowd(scene, 0);
  const empty = await fillUp(redis.url);
  await untilRefused();
  await empty();
  await expectBack("filled up");
});

test("Redis answers two seconds late: the same, and pages take bounded time", async () => {
  members = await startCrowd(scene, 0);
  link.setDelay(SLOW_MS);
  await untilRefused();
  link.setDelay(0);
  await expectBack("slowed to 2 s");
});
