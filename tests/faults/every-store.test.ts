import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allForms, type DrawnForm, drawAgain, drawForm } from "../support/all-forms";
import { startApp, type TestApp } from "../support/app";
import { readBrandInfo } from "../support/brand";
import { eachOf } from "../support/each-of";
import { storeFileOnDisk } from "../support/file-store";
import { atOperator } from "../support/held-calls";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";

const AT_ONCE = 6;
/** Money must work again so soon after the store's return (standards.md, Reliability). */
const BACK_MS = 5_000;

const operator = sharedOperator();
const { t } = readBrandInfo("siam-gold");
const disk = storeFileOnDisk();
let redis: TestRedis;
let apps: { redis: TestApp; file: TestApp };

beforeAll(async () => {
  redis = await startRedis();
  const environment = {
    OPERATOR_API_URL: operator.url,
    TRUELINK_KEY: "sandbox",
    LIMIT_UPLOAD_MEMBER: "1000/1800",
  };
  apps = {
    redis: await startApp({ ...environment, REDIS_URL: redis.url }),
    file: await startApp({ ...environment, STORE_FILE: disk.path }),
  };
});
afterAll(async () => {
  redis.resume();
  await Promise.all([apps.redis.stop(), apps.file.stop()]);
  await redis.close();
  disk.remove();
});

const draw = (at: TestApp) => eachOf(allForms, AT_ONCE, (form) => drawForm(form, { operator, app: at }));

/** How large a file the app may write, in bytes: as on a full disk. */
const limitFiles = (bytes: string) =>
  execFileSync("prlimit", ["--pid", String(apps.file.process.pid), `--fsize=${bytes}:unlimited`]);

const outages: [name: string, store: keyof typeof apps, begin: () => unknown, end: () => unknown][] = [
  ["a Redis hangs", "redis", () => redis.pause(), () => redis.resume()],
  ["a Redis is killed and starts again", "redis", () => redis.kill(), () => redis.start()],
  ["another process holds the file", "file", disk.hold, disk.letGo],
  ["no more can be written to the file", "file", () => limitFiles("1"), () => limitFiles("unlimited")],
];

test.each(outages)(
  "%s while every operation is at the operator: each answer stands, and nobody waits for longer than 5 s",
  {
    timeout: 300_000,
  },
  async (_name, store, begin, end) => {
    const drawn = await draw(apps[store]);
    const next = await eachOf(drawn, AT_ONCE, (one) => drawAgain(one.form, one, { operator }));
    const calls = await atOperator(drawn, operator);
    await begin();
    await calls.letGo();
    const answers = await calls.answered;
    for (const [index, answer] of answers.entries()) {
      const name = drawn[index]?.form.name;
      expect([200, 303], name).toContain(answer?.status);
    }
    await end();
    const returnedAt = Date.now();
    await eachOf(next, next.length, async (one) => {
      const isHeldUp = ({ status, text }: Awaited<ReturnType<DrawnForm["post"]>>) =>
        status === 503 || text.includes(t("money:busy"));
      for (;;) {
        const sentAt = Date.now();
        if (!isHeldUp(await one.post())) return;
        expect(sentAt - returnedAt, `${one.form.name} still waits`).toBeLessThan(BACK_MS);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    });
    for (const one of drawn) {
      const { name, happened } = one.form;
      await expect.poll(() => one.shown(), { message: name }).toBe(happened);
      await one.post();
      expect((await one.calls()).length, name).toBeLessThanOrEqual(2);
    }
  },
);
