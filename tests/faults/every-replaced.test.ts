import { afterAll, beforeAll, expect, test } from "vitest";
import { allForms, drawForm, expectTruth } from "../support/all-forms";
import { startApp, type TestApp } from "../support/app";
import { eachOf } from "../support/each-of";
import { freePort } from "../support/free-port";
import { atOperator } from "../support/held-calls";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";

const AT_ONCE = 6;
/** Longer than any lease: a record that a dead process has left is over. */
const OVER_MS = 330_000;

const operator = sharedOperator();
const moved = { preload: "moved-clock" } as const;
let redis: TestRedis;
let app: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  redis = await startRedis();
  environment = { OPERATOR_API_URL: operator.url, TRUELINK_KEY: "sandbox", LIMIT_UPLOAD_MEMBER: "1000/1800" };
  app = await startApp({ ...environment, REDIS_URL: redis.url }, moved);
});
afterAll(async () => {
  await app.stop();
  await redis.close();
});

const draw = (at: TestApp) => eachOf(allForms, AT_ONCE, (form) => drawForm(form, { operator, app: at }));

test("a process that is killed while every operation is at the operator: another one sends none again, and tells each in the end", {
  timeout: 300_000,
}, async () => {
  const victim = await startApp({ ...environment, REDIS_URL: redis.url }, moved);
  const drawn = await draw(victim);
  const calls = await atOperator(drawn, operator);
  victim.process.kill("SIGKILL");
  await victim.ended;
  await calls.letGo();
  await eachOf(drawn, drawn.length, async (one) => {
    expect((await one.post(app.url)).to, one.form.name).toBe(one.outcome);
    await expectTruth(one, one.form.name, false, app.url);
  });
  await app.ask({ passMs: OVER_MS });
  await operator.control("POST", "/clock", { advanceMs: OVER_MS });
  await eachOf(drawn, AT_ONCE, async (one) => {
    await expectTruth(one, one.form.name, true, app.url);
    await one.post(app.url);
    expect(await one.calls(), one.form.name).toHaveLength(1);
  });
});

test("a process with its store in memory that is killed then and starts again: none is sent again, and each member reads that nobody can tell", {
  timeout: 300_000,
}, async () => {
  const own = { ...environment, PORT: String(await freePort()) };
  const victim = await startApp(own);
  const drawn = await draw(victim);
  const calls = await atOperator(drawn, operator);
  victim.process.kill("SIGKILL");
  await victim.ended;
  await calls.letGo();
  const heir = await startApp(own);
  await eachOf(drawn, AT_ONCE, async (one) => {
    await one.visitor.signIn(one.member);
    expect((await one.post()).to, one.form.name).toBe(one.outcome);
    expect(await one.shown(), one.form.name).toBe("unknown");
    expect(await one.calls(), one.form.name).toHaveLength(1);
  });
  await heir.stop();
});
