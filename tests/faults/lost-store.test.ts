import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { storeFileOnDisk } from "../support/file-store";
import { freePort } from "../support/free-port";
import type { MoneyForm } from "../support/money-form";
import { drawIntent, moneyForms, sendForm, shownState } from "../support/money-forms";
import { personFor } from "../support/money-posts";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();
const disk = storeFileOnDisk();
let redis: TestRedis;
let app: TestApp;
let fileApp: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  redis = await startRedis();
  environment = { OPERATOR_API_URL: operator.url };
  app = await startApp({ ...environment, REDIS_URL: redis.url });
  environment.PORT = String(await freePort());
  environment.STORE_FILE = disk.path;
  fileApp = await startApp(environment);
});
afterAll(async () => {
  await Promise.all([app.stop(), fileApp.stop()]);
  await redis.close();
  disk.remove();
});

/** A look at the store counts for so long. */
const LOOK_MS = 1_100;

/** A session that begins while the store is away is older than a store that comes back without its data. */
async function isReady(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status, { interval: 250 }).toBe(200);
}

/** Every way in which the store can lose its data, each with the URL to use afterwards. */
const losses: [name: string, urlOf: () => string, lose: () => Promise<unknown>][] = [
  ["Redis is flushed", () => app.url, () => redis.flush()],
  [
    "Redis is killed and starts without its file",
    () => app.url,
    async () => {
      await redis.kill();
      redis.loseFile();
      await redis.start();
      await isReady();
    },
  ],
  [
    "a service is killed and starts again without its file",
    () => fileApp.url,
    async () => {
      fileApp.process.kill("SIGKILL");
      await fileApp.ended;
      disk.lose();
      fileApp = await startApp(environment);
    },
  ],
];

/** The outcome that the form leads to. A store that is back works again by itself, and refuses until then. */
async function stateAfter(visitor: Visitor, form: MoneyForm, fields: Record<string, string>) {
  const send = () => sendForm(visitor, form, fields);
  await expect.poll(send, { interval: 250 }).toMatch(/^\/user\/outcome\//);
  return shownState(visitor, await send());
}

/** A member whose form was sent once, and has happened. */
async function sentForm(form: MoneyForm, url: string) {
  const { member, visitor } = await personFor(form, operator, url);
  const fields = async () => ({
    ...(await form.fields(100, operator, member)),
    intent: await drawIntent(visitor, form),
  });
  const sent = await fields();
  expect(await stateAfter(visitor, form, sent)).toBe(form.happened);
  return { form, member, visitor, sent, fields };
}

async function expectUnknown({ form, member, visitor, sent, fields }: Awaited<ReturnType<typeof sentForm>>) {
  const { endpoint, name, happened } = form;
  // Nobody can tell whether a session of before was ended, so it is none.
  await visitor.signIn(member);
  expect(await stateAfter(visitor, form, sent), name).toBe("unknown");
  expect(await operator.calls({ endpoint, username: member.username }), name).toHaveLength(1);
  expect(await form.moved(operator, member), name).toBe(100);
  expect(await stateAfter(visitor, form, await fields()), name).toBe(happened);
  expect(await form.moved(operator, member), name).toBe(200);
}

test.each(losses)(
  "%s: no money form that was sent is sent a second time: nobody can tell, and that is said",
  async (_name, urlOf, lose) => {
    const sent: Awaited<ReturnType<typeof sentForm>>[] = [];
    for (const form of moneyForms) sent.push(await sentForm(form, urlOf()));
    await lose();
    for (const one of sent) await expectUnknown(one);
  },
);

test.each(losses)("%s: a cookie that was signed out is still refused", async (_name, urlOf, lose) => {
  const visitor = await new Visitor(urlOf()).signIn(await operator.member({}));
  const copy = visitor.at(urlOf());
  await visitor.post("/logout", {});
  await lose();
  expect((await copy.get("/user/statement")).headers.get("location")).toBe("/login");
});
