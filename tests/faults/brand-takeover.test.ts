import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { freeMetricsPort } from "../support/app-metrics";
import { configWith } from "../support/config-file";
import { shownState } from "../support/money-forms";
import { startRedis, type TestRedis } from "../support/redis";
import { sharedOperator } from "../support/shared-operator";
import { askSteadily } from "../support/steady-requests";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();
/** A text of the brand's own that stands on every page. */
const brandOf = (text: string) => ({ texts: { th: { "public:common.skip": text } } });
const config = configWith(brandOf("First"));
let redis: TestRedis;
let app: TestApp;
let metrics: () => Promise<string>;

beforeAll(async () => {
  redis = await startRedis();
  const measured = await freeMetricsPort();
  metrics = measured.page;
  app = await startApp({
    OPERATOR_API_URL: operator.url,
    OPERATOR_CONFIG: config.file,
    REDIS_URL: redis.url,
    ...measured.env,
  });
});
afterAll(async () => {
  await app.stop();
  await redis.close();
  config.remove();
});

const login = async () => (await fetch(`${app.url}/login`)).text();

/** Waits until so many readings have ended like this. */
async function untilReloads(result: "taken" | "refused" | "unchanged", count: number): Promise<void> {
  await expect.poll(metrics).toContain(`brand_reloads_total{result="${result}"} ${count}\n`);
}

const member = () => operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
const callsOf = (endpoint: string, { username }: { username: string }) =>
  operator.control<{ executed: boolean }[]>("GET", `/calls?endpoint=${endpoint}&username=${username}`);

/** Lets the operator work on a member's next call of the endpoint until it is let go; resolves when it has come. */
async function held<T>(endpoint: string, who: { username: string }, send: () => Promise<T>) {
  const fault = { endpoint, username: who.username, kind: "delay", delayMs: 300_000, times: 1 };
  await operator.control("POST", "/faults", fault);
  const before = (await callsOf(endpoint, who)).length;
  const sent = send();
  await expect.poll(async () => (await callsOf(endpoint, who)).length).toBe(before + 1);
  return { sent, letGo: () => operator.control("DELETE", `/faults?username=${who.username}`) };
}

test("a file that changes under 20 requests a second fails none: each is of one brand, a faulty file is refused", async () => {
  const [reader, payer, asker] = await Promise.all([member(), member(), member()]);
  const visitors = await Promise.all([reader, payer, asker].map((one) => new Visitor(app.url).signIn(one)));
  const [reading, paying, asking] = visitors as [Visitor, Visitor, Visitor];
  const form = await drawTransfer(paying);
  const steady = askSteadily(20, async (index) => {
    const answer = index % 2 === 0 ? await fetch(`${app.url}/login`) : await asking.get("/user/home");
    const texts = new Set((await answer.text()).match(/First|Second|Third|Faulty/g));
    return answer.status === 200 && texts.size === 1 ? undefined : `${answer.status} ${[...texts]}`;
  });
  const page = await held("statement.list", reader, () => reading.get("/user/statement"));
  const payment = await held("wallet.transfer", payer, () => sendTransfer(paying, form));

  config.replace(brandOf("Second"));
  await untilReloads("taken", 1);
  expect(await login()).toContain("Second");
  await page.letGo();
  const slow = await page.sent;
  expect([slow.status, (await slow.text()).match(/First|Second/)?.[0]]).toEqual([200, "First"]);

  config.replace({ ...brandOf("Faulty"), timeZone: "Asia/Nowhere" });
  await untilReloads("refused", 1);
  expect(await metrics()).toContain("\nbrand_file_refused 1\n");
  expect(await login()).toContain("Second");
  const told = app.lines.find((line) => line.includes('"brand fault"')) ?? "";
  expect(JSON.parse(told)).toMatchObject({ level: 50, field: "timeZone", found: '"Asia/Nowhere"' });
  expect(told).toContain(`${config.file}:`);

  config.replace(brandOf("Third"));
  await untilReloads("taken", 2);
  expect(await metrics()).toContain("\nbrand_file_refused 0\n");
  expect(await login()).toContain("Third");

  await payment.letGo();
  const answer = await payment.sent;
  expect(await shownState(paying, answer)).toBe("done");
  expect(await sendTransfer(paying, form)).toBe(answer);
  expect(await callsOf("wallet.transfer", payer)).toHaveLength(1);
  expect(await operator.state(payer)).toMatchObject({ wallet: 900, games: { JOKER: 100 } });
  await expect.poll(steady.answered).toBeGreaterThan(20);
  expect(await steady.stop()).toEqual([]);
});

test("SIGHUP reads the file again; a picture counts as part of it, and a file that is gone is not missed", async () => {
  app.process.kill("SIGHUP");
  await untilReloads("unchanged", 1);

  const picture = join(dirname(config.file), "siam-gold", "mark.svg");
  writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" id="other"/>');
  await untilReloads("taken", 3);
  expect(await (await fetch(`${app.url}/brand/mark.svg`)).text()).toContain("other");
  writeFileSync(picture, "no picture");
  await untilReloads("refused", 2);
  expect(await (await fetch(`${app.url}/brand/mark.svg`)).text()).toContain("other");

  writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" id="third"/>');
  await untilReloads("taken", 4);
  rmSync(config.file);
  await untilReloads("refused", 3);
  config.replace(brandOf("Third"));
  await expect.poll(metrics).toContain("\nbrand_file_refused 0\n");
  expect(await login()).toContain("Third");
});

test("a page drawn before the takeover still gets a style sheet", async () => {
  const sheetOf = async () => /\/assets\/styles-[\w-]{8}\.css/.exec(await login())?.[0] ?? "";
  const before = await sheetOf();
  config.replace({ ...brandOf("Fourth"), theme: { preset: "paper" } });
  await expect.poll(login).toContain("Fourth");
  const after = await sheetOf();
  expect(after).not.toBe(before);
  const [late, current] = await Promise.all([before, after].map((path) => fetch(app.url + path)));
  expect([late?.status, await late?.text()]).toEqual([200, await current?.text()]);
});

test("SIGTERM waits for money that was begun under the brand before", async () => {
  const payer = await member();
  const visitor = await new Visitor(app.url).signIn(payer);
  const form = await drawTransfer(visitor);
  const phone = new AbortController();
  const payment = await held("wallet.transfer", payer, () =>
    fetch(`${app.url}/user/home/transfer`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { cookie: visitor.cookieHeader(), origin: app.url },
      signal: phone.signal,
    }).catch(() => "left"),
  );
  phone.abort();
  expect(await payment.sent).toBe("left");
  config.replace(brandOf("Fifth"));
  await expect.poll(login).toContain("Fifth");
  app.process.kill("SIGTERM");
  await expect.poll(() => app.lines.some((line) => line.includes('"stopping"'))).toBe(true);
  const health = () =>
    fetch(`${app.url}/healthz`).then(
      () => "up",
      () => "down",
    );
  await expect.poll(health).toBe("down");
  expect(app.process.exitCode).toBeNull();
  await payment.letGo();
  expect(await app.ended).toBe(0);
  const other = await startApp({ OPERATOR_API_URL: operator.url, REDIS_URL: redis.url });
  const looking = visitor.at(other.url);
  expect(await shownState(looking, await sendTransfer(looking, form))).toBe("done");
  await other.stop();
  expect(await callsOf("wallet.transfer", payer)).toHaveLength(1);
});
