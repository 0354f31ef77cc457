import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { RecordedCall } from "../../scripts/sandbox/http/call-record";
import type { TestMember } from "../contract/operator-under-test";
import { startApp, type TestApp } from "../support/app";
import { shownState } from "../support/money-forms";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();
let redis: TestRedis;
let apps: TestApp[];

beforeAll(async () => {
  redis = await startRedis();
  const environment = { OPERATOR_API_URL: operator.url, REDIS_URL: redis.url };
  apps = await Promise.all([1, 2, 3].map(() => startApp(environment)));
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await redis.close();
});

function replica(index: number): TestApp {
  const app = apps[index % apps.length];
  if (!app) throw new Error("no replica");
  return app;
}

const isStopping = ({ lines }: TestApp) => lines.some((line) => line.includes('"msg":"stopping"'));

function transfersOf(member: TestMember): Promise<RecordedCall[]> {
  return operator.control("GET", `/calls?endpoint=wallet.transfer&username=${member.username}`);
}

test("200 posts of one form at once on three processes that share Redis reach the operator once and get one answer", async () => {
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(replica(0).url).signIn(member);
  const form = await drawTransfer(visitor);
  const posts = Array.from({ length: 200 }, (_, index) => sendTransfer(visitor.at(replica(index).url), form));
  const answers = new Set(await Promise.all(posts));
  expect([...answers]).toEqual([expect.stringMatching(/^\/user\/outcome\//)]);
  expect(await transfersOf(member)).toHaveLength(1);
  expect(await operator.state(member)).toMatchObject({ wallet: 900, games: { JOKER: 100 } });
});

test("SIGTERM while a transfer runs whose phone has left: its answer is kept for the member, exit 0", async () => {
  const leaving = await startApp({ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url });
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(leaving.url).signIn(member);
  const form = await drawTransfer(visitor);
  const fault = { endpoint: "wallet.transfer", username: member.username, kind: "hang", when: "after" };
  await operator.control("POST", "/faults", fault);
  const phone = new AbortController();
  const sent = fetch(`${leaving.url}/user/home/transfer`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { cookie: visitor.cookieHeader(), origin: leaving.url },
    signal: phone.signal,
  });
  // The record of calls has it before the delay, so the transfer is under way for as long as the test needs.
  await expect.poll(() => transfersOf(member)).toHaveLength(1);
  phone.abort();
  await expect(sent).rejects.toThrow();
  leaving.process.kill("SIGTERM");
  await expect.poll(() => isStopping(leaving)).toBe(true);
  await operator.control("DELETE", "/faults");
  expect(await leaving.ended).toBe(0);
  const other = visitor.at(replica(0).url);
  expect(await shownState(other, await sendTransfer(other, form))).toBe("done");
  expect(await transfersOf(member)).toHaveLength(1);
});

test("a limit counts one attempt once, whichever process it meets and however its address is spelled", async () => {
  const member = await operator.member();
  const attempt = (index: number) =>
    new Visitor(replica(index).url).post(
      ["/login", "/login/", "/login?x=1"][index % 3] ?? "/login",
      {
        username: member.username,
        password: "wrong",
      },
      { "x-forwarded-for": `203.0.113.${index}` },
    );
  const statuses = [];
  for (let index = 0; index < 12; index++) statuses.push((await attempt(index)).status);
  expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect(Number((await attempt(0)).headers.get("retry-after"))).toBeGreaterThan(0);
});

test("logging out at one process ends the session at all, also for a copied cookie", async () => {
  const member = await operator.member();
  const visitor = await new Visitor(replica(0).url).signIn(member);
  const copied = visitor.at(replica(1).url);
  expect((await copied.get("/user/home")).status).toBe(200);
  await visitor.post("/logout", {});
  const answer = await visitor.at(replica(2).url).get("/user/home");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
  expect((await copied.get("/user/home")).headers.get("location")).toBe("/login");
});

test("SIGKILL of one of three processes under load: no intent runs twice, no session is lost", {
  timeout: 300_000,
}, async () => {
  const victim = await startApp({ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url });
  onTestFinished(async () => {
    await operator.control("DELETE", "/faults");
    victim.process.kill("SIGKILL");
  });
  const members = await Promise.all(
    Array.from({ length: 30 }, () => operator.member({ walletAmount: 1_000, games: { JOKER: 0 } })),
  );
  const visitors = await Promise.all(members.map((member) => new Visitor(victim.url).signIn(member)));
  const forms = await Promise.all(visitors.map((visitor) => drawTransfer(visitor)));
  await operator.control("POST", "/faults", {
    endpoint: "wallet.transfer",
    kind: "hang",
    when: "after",
  });
  const early: string[] = [];
  // The others' forms are sent nowhere before the process dies.
  const sentFirst = visitors.slice(0, 20);
  const first = sentFirst.map((visitor, index) =>
    sendTransfer(visitor, forms[index] ?? {}).then(
      (answer) => early.push(answer),
      () => "cut off",
    ),
  );
  const reached = async () => {
    expect(early, "what was answered although the operator hangs").toEqual([]);
    return (await Promise.all(members.map(transfersOf))).flat().length;
  };
  await expect.poll(reached).toBeGreaterThan(0);
  victim.process.kill("SIGKILL");
  await Promise.all(first);
  await operator.control("DELETE", "/faults");

  // Browsers resubmit at another replica: a claimed form is not sent again, an unclaimed one is sent once.
  const others = visitors.map((visitor, index) => visitor.at(replica(index).url));
  const answers = await Promise.all(others.map((other, index) => sendTransfer(other, forms[index] ?? {})));
  const shown = await Promise.all(others.map((other, index) => shownState(other, answers[index] ?? "")));
  expect(new Set(shown.slice(sentFirst.length))).toEqual(new Set(["done"]));
  for (const [index, member] of members.entries()) {
    const executed = (await transfersOf(member)).filter((call) => call.executed);
    expect(executed.length).toBeLessThanOrEqual(1);
    if (shown[index] === "done") expect(executed).toHaveLength(1);
    const { wallet, games } = await operator.state(member);
    expect(wallet + (games.JOKER ?? 0)).toBe(1_000);
  }
  for (const visitor of visitors)
    expect((await visitor.at(replica(1).url).get("/user/home")).status).toBe(200);
});

test("without Redis reads go on, money is refused with 503 and no call, and it comes back by itself", {
  timeout: 300_000,
}, async () => {
  const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
  const visitor = await new Visitor(replica(0).url).signIn(member);
  const form = await drawTransfer(visitor);
  await redis.kill();
  const readiness = async () => (await fetch(`${replica(0).url}/readyz`)).text();
  await expect.poll(readiness).toContain("away");
  expect((await visitor.get("/user/home")).status).toBe(200);
  expect(await sendTransfer(visitor, form)).toBe("503");
  expect(await transfersOf(member)).toHaveLength(0);
  await redis.start();
  let answer = "";
  const again = async () => {
    answer = await sendTransfer(visitor, form);
    return answer;
  };
  await expect.poll(again, { interval: 250 }).not.toBe("503");
  expect(await shownState(visitor, answer)).toBe("done");
});
