import { readEnv } from "schemas/env";
import { expect, test } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { startRedis } from "../../tests/support/redis";
import { createLog } from "./observability/log";
import { createProcess } from "./process";

test("a Redis that is away stands in the log once with the code that says why, and once when it is back", async () => {
  const redis = await startRedis();
  await redis.kill();
  const read = readEnv({
    OPERATOR: "moon",
    OPERATOR_API_URL: "http://127.0.0.1:9",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    REDIS_URL: redis.url,
  });
  if (!read.ok) throw new Error("the environment has faults");
  const lines: unknown[] = [];
  const log = createLog("warn", { write: (line) => lines.push(JSON.parse(line)) });
  const { store, transport } = createProcess({
    env: read.env,
    brand: brandWith(),
    brandFolder: "/nowhere",
    log,
  });
  const away = { level: 40, msg: "store away", error: "ECONNREFUSED" };
  const back = { msg: "store back" };
  await expect.poll(() => lines).toMatchObject([away]);
  await redis.start();
  await expect.poll(() => lines).toMatchObject([away, back]);
  await redis.kill();
  await expect.poll(() => lines).toMatchObject([away, back, { msg: "store away" }]);
  await redis.start();
  await expect.poll(() => lines).toMatchObject([away, back, { msg: "store away" }, back]);
  await Promise.all([store.close(), transport.close()]);
  await redis.close();
});
