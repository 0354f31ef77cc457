import { afterAll, beforeAll, expect, test } from "vitest";
import { allForms, type DrawnForm, drawForm, expectTruth } from "../support/all-forms";
import { startApp, type TestApp } from "../support/app";
import { eachOf } from "../support/each-of";
import { storeFileOnDisk } from "../support/file-store";
import { freePort } from "../support/free-port";
import { atOperator } from "../support/held-calls";
import { sharedOperator } from "../support/shared-operator";

const AT_ONCE = 6;
/** An upload's timeout, before which nobody can tell that a call has ended; and how long its decision takes at most. */
const DECIDED_MS = 300_000 + 10_000;

const operator = sharedOperator();
const disk = storeFileOnDisk();
let environment: Record<string, string>;
let app: TestApp;
let passedMs = 0;

beforeAll(async () => {
  environment = {
    OPERATOR_API_URL: operator.url,
    STORE_FILE: disk.path,
    PORT: String(await freePort()),
    TRUELINK_KEY: "sandbox",
    LIMIT_UPLOAD_MEMBER: "1000/1800",
  };
  await start();
});
afterAll(async () => {
  await app.stop();
  disk.remove();
});

const draw = () => eachOf(allForms, AT_ONCE, (form) => drawForm(form, { operator, app }));

async function start(): Promise<void> {
  app = await startApp(environment, { preload: "moved-clock" });
  await app.ask({ passMs: passedMs });
}

async function kill(): Promise<void> {
  app.process.kill("SIGKILL");
  await app.ended;
}

/** Nobody knows whether a call of a process that has ended is still under way, so its time has to pass. */
async function passDecision(): Promise<void> {
  passedMs += DECIDED_MS;
  await operator.control("POST", "/clock", { advanceMs: DECIDED_MS });
  await app.ask({ passMs: DECIDED_MS });
}

async function sendAgain(drawn: DrawnForm): Promise<void> {
  await drawn.post();
  expect(await drawn.calls(), drawn.form.name).toHaveLength(1);
}

async function expectDone(drawn: DrawnForm): Promise<void> {
  const { name, happened } = drawn.form;
  expect(await expectTruth(drawn, name, true), name).toBe(happened);
  await sendAgain(drawn);
}

test("SIGKILL while each operation is at the operator, which does it afterwards: its form, sent again, is done once", {
  timeout: 300_000,
}, async () => {
  const drawn = await draw();
  const calls = await atOperator(drawn, operator);
  await kill();
  await calls.answered;
  await start();
  await eachOf(drawn, AT_ONCE, sendAgain);
  await calls.letGo();
  await passDecision();
  await eachOf(drawn, AT_ONCE, expectDone);
  expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
});

test("SIGKILL when each operation is done and its answer on the way: once, and nobody is signed out", {
  timeout: 300_000,
}, async () => {
  const drawn = await draw();
  for (const { form, member } of drawn) {
    const hang = { endpoint: form.endpoint, username: member.username, kind: "hang", when: "after" };
    await operator.control("POST", "/faults", hang);
  }
  const answered = Promise.all(drawn.map((one) => one.post().catch(() => undefined)));
  for (const one of drawn)
    await expect.poll(async () => (await one.calls())[0]?.executed, { message: one.form.name }).toBe(true);
  await kill();
  await answered;
  await operator.control("DELETE", "/faults");
  await start();
  await eachOf(drawn, AT_ONCE, async (one) => {
    expect((await one.visitor.get("/user/profile")).status, one.form.name).toBe(200);
    await sendAgain(one);
  });
  await passDecision();
  await eachOf(drawn, AT_ONCE, expectDone);
  expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
});
