import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { startApp, type TestApp } from "../support/app";
import { configWithTimeout, startOperator, type TestOperator } from "../support/operator";
import { drawTransfer, sendTransfer, shownState } from "../support/transfers";
import { Visitor } from "../support/visitor";

const MEMBERS = 100;
const AT_ONCE = 50;
const TIMEOUT_MS = 4_000;
const RESOLVED_WITHIN_MS = 10_000;

/** Every way in which an operator can fail a transfer (standards.md, Reliability), and whether it then happened. */
const faults = [
  { kind: "reset-before" },
  { kind: "reset-after" },
  { kind: "hang", when: "before" },
  { kind: "hang", when: "after" },
  { kind: "status", status: 500, when: "before" },
  { kind: "status", status: 503, when: "after", body: { message: "INTERNAL_SERVER_ERROR" } },
  { kind: "status", status: 429, when: "before", body: { message: "Too many requests" } },
  { kind: "truncated" },
  { kind: "not-json" },
  { kind: "wrong-json" },
  { kind: "empty" },
] as const;

let operator: TestOperator;
let app: TestApp;
const config = configWithTimeout(TIMEOUT_MS);

beforeAll(async () => {
  operator = await startOperator();
  app = await startApp({ OPERATOR_API_URL: operator.url, OPERATOR_CONFIG: config.file });
});

afterAll(async () => {
  await app.stop();
  await operator.sandbox.close();
  config.remove();
});

interface Tally {
  attempts: number;
  executedTwice: number;
  falselyFailed: number;
  falselyDone: number;
  slowest: number;
}

async function untilResolved(visitor: Visitor, path: string, since: number): Promise<string> {
  for (;;) {
    const state = await shownState(visitor, path);
    if (state !== "checking") return state;
    if (performance.now() - since > RESOLVED_WITHIN_MS) return state;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

interface Person {
  member: TestMember;
  visitor: Visitor;
}

async function newPerson(): Promise<Person> {
  const member = await operator.client.member({ walletAmount: 5_000, games: { JOKER: 0 } });
  return { member, visitor: await new Visitor(app.url).signIn(member) };
}

/** One member who meets every fault in turn. */
async function meetFaults({ member, visitor }: Person, tally: Tally): Promise<void> {
  const { client } = operator;
  for (const fault of faults) {
    const before = await client.state(member);
    const form = await drawTransfer(visitor);
    await client.control("POST", "/faults", {
      endpoint: "wallet.transfer",
      username: member.username,
      times: 1,
      ...fault,
    });
    const path = await sendTransfer(visitor, form);
    const atOnce = await shownState(visitor, path);
    await client.control("DELETE", `/faults?username=${member.username}`);
    const recoveredAt = performance.now();
    const again = await sendTransfer(visitor, form);
    const state = await untilResolved(visitor, path, recoveredAt);
    const took = performance.now() - recoveredAt;
    const after = await client.state(member);
    const moved = before.wallet - after.wallet;
    expect(again, `${fault.kind}: a second arrival gets the same answer`).toBe(path);
    expect(after.games.JOKER ?? 0, `${fault.kind}: nothing is lost`).toBe((before.games.JOKER ?? 0) + moved);
    tally.attempts += 1;
    if (moved > 100) tally.executedTwice += 1;
    if (moved > 0 && (atOnce === "refused" || state !== "done")) tally.falselyFailed += 1;
    if (moved === 0 && (atOnce === "done" || state !== "refused")) tally.falselyDone += 1;
    tally.slowest = Math.max(tally.slowest, took);
  }
}

test("a transfer under every fault, by 100 members: never twice, never falsely failed or done, resolved within 10 s", {
  timeout: 300_000,
}, async () => {
  const tally: Tally = { attempts: 0, executedTwice: 0, falselyFailed: 0, falselyDone: 0, slowest: 0 };
  for (let met = 0; met < MEMBERS; met += AT_ONCE) {
    const people: Person[] = [];
    while (people.length < AT_ONCE) people.push(await newPerson());
    await Promise.all(people.map((person) => meetFaults(person, tally)));
  }
  process.stdout.write(
    `faults on transfer: ${JSON.stringify({ ...tally, slowest: Math.round(tally.slowest) })}\n`,
  );
  const { slowest, ...counts } = tally;
  expect(counts).toEqual({
    attempts: MEMBERS * faults.length,
    executedTwice: 0,
    falselyFailed: 0,
    falselyDone: 0,
  });
  expect(slowest).toBeLessThan(RESOLVED_WITHIN_MS);
  expect(await operator.client.control("GET", "/ledger")).toMatchObject({ isExact: true });
});

test("an operator that refuses connections: nothing was sent, and the member reads that", async () => {
  const member = await operator.client.member({ walletAmount: 500, games: { JOKER: 0 } });
  const gone = await startOperator();
  const own = await startApp({ OPERATOR_API_URL: gone.url });
  await gone.sandbox.close();
  const visitor = new Visitor(own.url);
  const answer = await visitor.post("/login", { username: member.username, password: member.password });
  expect(answer.status).toBe(400);
  await own.stop();
});
