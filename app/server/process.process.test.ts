import { expect, test } from "vitest";
import { appProcess } from "../../tests/support/app-process";
import { startRedis } from "../../tests/support/redis";
import { createLog } from "./observability/log";

test("a Redis that is away stands in the log once with the code that says why, and once when it is back", async () => {
  const redis = await startRedis();
  await redis.kill();
  const lines: unknown[] = [];
  const log = createLog("warn", { write: (line) => lines.push(JSON.parse(line)) });
  const { running } = appProcess({ REDIS_URL: redis.url }, log);
  const away = { level: 40, msg: "store away", error: "ECONNREFUSED" };
  const back = { msg: "store back" };
  await expect.poll(() => lines).toMatchObject([away]);
  await redis.start();
  await expect.poll(() => lines).toMatchObject([away, back]);
  await redis.kill();
  await expect.poll(() => lines).toMatchObject([away, back, { msg: "store away" }]);
  await redis.start();
  await expect.poll(() => lines).toMatchObject([away, back, { msg: "store away" }, back]);
  await running.store.close();
  await redis.close();
});
