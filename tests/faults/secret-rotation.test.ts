import { afterAll, beforeAll, expect, test } from "vitest";
import { startBusyMembers } from "../support/busy-members";
import { type Fleet, startFleet } from "../support/fleet";
import { shownState } from "../support/money-forms";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();
const [A, B] = ["the first secret that is replaced later on", "the second secret that takes its place"];

let redis: TestRedis;
let fleet: Fleet;

/** A replica's environment; it drains as one behind a balancer does. */
const withSecrets = (SESSION_SECRET: string, NAME_SECRET = A) => ({
  OPERATOR_API_URL: operator.url,
  REDIS_URL: redis.url,
  SHUTDOWN_DRAIN: "1",
  SESSION_SECRET,
  NAME_SECRET,
});

beforeAll(async () => {
  redis = await startRedis();
  fleet = await startFleet(2, withSecrets(A, ""));
});
afterAll(async () => {
  await fleet.stop();
  await redis.close();
});

/** What a member has from the replicas before a step: a session, a form that was not sent, and one that was. */
async function holdings() {
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(fleet.url()).signIn(member);
  const [drawn, sent] = [await drawTransfer(visitor), await drawTransfer(visitor)];
  const outcome = await sendTransfer(visitor, sent);
  expect(await shownState(visitor, outcome)).toBe("done");
  return { member, visitor, drawn, sent, outcome };
}

type Holdings = Awaited<ReturnType<typeof holdings>>;

/** Session and claim hold at every replica. */
async function expectHeld({ visitor, sent, outcome }: Holdings): Promise<void> {
  for (const { url } of fleet.replicas()) {
    const at = visitor.at(url);
    expect((await at.get("/user/home")).status).toBe(200);
    expect(await sendTransfer(at, sent)).toBe(outcome);
    expect(await shownState(at, outcome)).toBe("done");
  }
}

/** The form that was drawn before is taken, once, whichever replica gets it. */
async function expectTaken({ member, visitor, drawn }: Holdings): Promise<void> {
  const answers = fleet.replicas().map(({ url }) => sendTransfer(visitor.at(url), drawn));
  const [answer = "", ...others] = await Promise.all(answers);
  expect(new Set([answer, ...others]).size).toBe(1);
  expect(await shownState(visitor.at(fleet.url()), answer)).toBe("done");
  expect(await operator.state(member)).toMatchObject({ wallet: 800, games: { JOKER: 200 } });
}

test("SESSION_SECRET is replaced in four rolling restarts: every session, form and claim holds, and all money goes once", async () => {
  const busy = await startBusyMembers(operator, fleet);
  const held: Holdings[] = [];
  const step = async (secrets: string, given: readonly Holdings[] = held) => {
    const fresh = await holdings();
    await fleet.restart(withSecrets(secrets), async () => {
      for (const one of [...given, fresh]) await expectHeld(one);
    });
    await expectTaken(fresh);
    held.push(fresh);
  };

  await step(A);
  await step(`${A},${B}`);
  await step(`${B},${A}`);
  // As long as a session lives passes here. Whoever still holds one of the first secret's would have to sign in anew.
  const lasting = await holdings();
  await busy.signIn();
  await step(B, [lasting]);
  await expectTaken(lasting);
  const [oldest] = held;
  expect((await oldest?.visitor.at(fleet.url()).get("/user/home"))?.status).not.toBe(200);
  await busy.stop();
});
