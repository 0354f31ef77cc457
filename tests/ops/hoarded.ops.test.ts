import { afterAll, beforeAll, expect, test } from "vitest";
import { type Stage, startStage } from "../deploy/stage";
import { tell } from "./figures";
import { startHoarders } from "./hoarders";

const CONNECTIONS = 2_500;
/** What the delivered files give one address. */
const MOST_OF_ONE_ADDRESS = 2_000;
const MOST_PAGE_MS = 5_000;
const HOARDER = "127.0.0.9";

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());

test.each(["nginx", "haproxy"] as const)(
  "%s: 2,500 connections of one address, whose forms never end, hold up no member of another, and end",
  async (name) => {
    const proxy = stage[name];
    const member = await stage.operator.member();
    const visitor = await proxy.visitor("127.0.0.2").signIn(member);
    const hoarders = await startHoarders(proxy, stage.certificate.ca, CONNECTIONS, HOARDER);
    await expect.poll(hoarders.held).toBeLessThanOrEqual(MOST_OF_ONE_ADDRESS);
    const held = hoarders.held();
    let slowestMs = 0;
    for (let page = 0; page < 50; page++) {
      const startedAt = performance.now();
      expect((await visitor.get("/user/home")).status).toBe(200);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    }
    expect(slowestMs).toBeLessThan(MOST_PAGE_MS);
    await expect.poll(hoarders.open).toBe(0);
    expect((await proxy.visitor(HOARDER).get("/login")).status).toBe(200);
    hoarders.stop();
    const measured = `${held} held, a page of another took ${Math.round(slowestMs)} ms at most`;
    tell(`${name}: ${CONNECTIONS} unended forms of one address`, measured, `${MOST_PAGE_MS} ms`);
  },
);
