import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { startApp, type TestApp } from "../support/app";
import { freePort } from "../support/free-port";
import type { MoneyForm } from "../support/money-form";
import { drawIntent, moneyForms, sendForm, shownState, transferForm } from "../support/money-forms";
import { personFor } from "../support/money-posts";
import { sharedOperator } from "../support/shared-operator";
import type { Visitor } from "../support/visitor";

const operator = sharedOperator();
let app: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  environment = {
    OPERATOR_API_URL: operator.url,
    PORT: String(await freePort()),
    TRUELINK_KEY: "sandbox",
  };
  app = await startApp(environment);
});
afterAll(() => app.stop());

async function formOf(form: MoneyForm) {
  const { member, visitor } = await personFor(form, operator, app.url);
  const fields = { ...(await form.fields(100, operator, member)), intent: await drawIntent(visitor, form) };
  return { member, visitor, fields };
}

/** Ends the session as another tab would, without removing the cookie here. */
const endSession = (visitor: Visitor) => visitor.at(app.url).post("/logout", {});

/** Signs in again and follows the redirect. */
async function pageAfterSignIn(visitor: Visitor, { username, password }: TestMember) {
  let path = "/login";
  let answer = await visitor.post(path, { username, password });
  for (;;) {
    const to = answer.headers.get("location");
    if (to === null) return { path, html: await answer.text() };
    path = to;
    answer = await visitor.get(path);
  }
}

test.each(moneyForms)(
  "a $name form that was sent, and comes again when the session has ended, leads to its outcome and to no new form",
  async (form) => {
    const { member, visitor, fields } = await formOf(form);
    const outcome = await sendForm(visitor, form, fields);
    expect(await shownState(visitor, outcome)).toBe(form.happened);
    await endSession(visitor);
    expect(await sendForm(visitor, form, fields)).toBe("/login");
    const { path, html } = await pageAfterSignIn(visitor, member);
    expect(path).toBe(outcome);
    expect(html).toContain("หน้านี้แสดงผลของรายการที่ส่งก่อนเข้าสู่ระบบใหม่");
    expect(await operator.calls({ endpoint: form.endpoint, username: member.username })).toHaveLength(1);
    expect((await pageAfterSignIn(visitor, member)).path).toBe("/user/home");
  },
);

test("one that was never sent is drawn anew with what was typed, and says that nothing was sent", async () => {
  const { member, visitor, fields } = await formOf(transferForm);
  await endSession(visitor);
  expect(await sendForm(visitor, transferForm, fields)).toBe("/login");
  const { path, html } = await pageAfterSignIn(visitor, member);
  expect(path).toBe("/user/home/transfer");
  expect(html).toContain('value="100"');
  expect(html).toContain("ยังไม่มีการส่งใด ๆ");
});

test("where the store has lost what it was told since, nobody can tell, and that is said", async () => {
  const { member, visitor, fields } = await formOf(transferForm);
  const outcome = await sendForm(visitor, transferForm, fields);
  await endSession(visitor);
  expect(await sendForm(visitor, transferForm, fields)).toBe("/login");
  app.process.kill("SIGKILL");
  await app.ended;
  app = await startApp(environment);
  const { path, html } = await pageAfterSignIn(visitor, member);
  expect(path).toBe(outcome);
  expect(html).toContain('data-state="unknown"');
});
