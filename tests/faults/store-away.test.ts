import { expect, onTestFinished, test } from "vitest";
import { startApp } from "../support/app";
import { startRedis } from "../support/redis";

/** What a probe of an orchestrator may wait: twice what the app promises, for a machine that does much else. */
const PROBE_MS = 3_000;

test("a Redis that hangs: not ready, said in time to every probe; alive all the while; ready once it goes on", async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.close());
  const app = await startApp({ OPERATOR_API_URL: "http://127.0.0.1:9", REDIS_URL: redis.url });
  onTestFinished(() => app.stop());
  const probe = async (path: string) => {
    const answer = await fetch(app.url + path, { signal: AbortSignal.timeout(PROBE_MS) });
    return [answer.status, await answer.text()];
  };
  const ready = () => probe("/readyz").catch(() => "late");
  await expect.poll(ready).toEqual([200, expect.stringContaining('"ok"')]);
  redis.pause();
  await expect.poll(ready).toEqual([503, expect.stringContaining('"away"')]);
  const probes = await Promise.all(Array.from({ length: 20 }, ready));
  expect(new Set(probes.map(String))).toEqual(
    new Set([String([503, '{"status":"unready","store":"away"}'])]),
  );
  expect(await probe("/healthz")).toEqual([200, '{"status":"ok"}']);
  redis.resume();
  await expect.poll(ready).toEqual([200, expect.stringContaining('"ok"')]);
});
