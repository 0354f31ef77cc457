import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Stage, startStage } from "../deploy/stage";
import { tell } from "./figures";
import { type Flood, type FloodKind, startFlood, startStreamFlood } from "./flood";

const CONNECTIONS = 1_600;
const TOO_MANY = 2_500;
/** How many forms the delivered files hold of one address. */
const MOST_FORMS = { nginx: 500, haproxy: 2_000 };
const ROUNDS = 50;
const MOST_HEALTH_MS = 250;
const MOST_HOME_MS = 1_000;
const FLOODS = "127.0.0.9";
const OTHER = "127.0.0.2";

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());

async function timed(ask: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - startedAt;
}

const startForms = (...[proxy, plan]: Parameters<typeof startStreamFlood>): Promise<Flood> =>
  startFlood(proxy, { ...plan, kind: "bodies" });

describe.each(["nginx", "haproxy"] as const)("%s", (name) => {
  test.each<FloodKind>(["idle", "bodies", "readers"])(
    "1,600 connections of one address (%s) that come again hold up neither health nor a member of another",
    async (kind) => {
      const proxy = stage[name];
      const visitor = await proxy.visitor(OTHER).signIn(await stage.operator.member());
      const flood = await startFlood(proxy, {
        ...{ kind, ca: stage.certificate.ca, count: CONNECTIONS },
        ...{ localAddress: FLOODS, comesAgain: true },
      });
      onTestFinished(flood.stop);
      const open = flood.open();
      expect(open).toBeGreaterThan(0.9 * CONNECTIONS);
      const [health, home]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        health.push(await timed(() => proxy.visitor(OTHER).get("/healthz")));
        home.push(await timed(() => visitor.get("/user/home")));
      }
      flood.stop();
      const slowest = [health, home].map((waits) => Math.round(Math.max(...waits)));
      tell(
        `${name}: ${CONNECTIONS} connections (${kind}) of one address`,
        `${open} open, health ${slowest[0]} ms and another's home ${slowest[1]} ms at most`,
        `${MOST_HEALTH_MS} ms, ${MOST_HOME_MS} ms`,
      );
      expect(slowest[0]).toBeLessThan(MOST_HEALTH_MS);
      expect(slowest[1]).toBeLessThan(MOST_HOME_MS);
    },
  );

  test.each<[how: string, start: typeof startForms]>([
    ["in as many connections", startForms],
    ["in 25 HTTP/2 connections", startStreamFlood],
  ])(
    "of 2,500 unended forms of one address, %s, no more are held than the file says, and it is served once they have gone",
    async (how, start) => {
      const proxy = stage[name];
      const flood = await start(proxy, {
        ...{ ca: stage.certificate.ca, count: TOO_MANY, localAddress: FLOODS },
      });
      onTestFinished(flood.stop);
      const most = MOST_FORMS[name];
      // Well before the first of them have waited too long.
      await expect.poll(flood.held, { timeout: 15_000 }).toBeLessThanOrEqual(most);
      const held = flood.held();
      expect(held).toBeGreaterThan(most / 2);
      flood.stop();
      const login = async () => (await proxy.visitor(FLOODS).get("/login")).status;
      await expect.poll(login).toBe(200);
      tell(`${name}: ${TOO_MANY} unended forms of one address ${how}`, `${held} held`, `${most}`);
    },
  );
});
