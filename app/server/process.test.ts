import { readEnv } from "schemas/env";
import { expect, test } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { freePort } from "../../tests/support/free-port";
import { createLog } from "./log";
import { createProcess } from "./process";

test("a Redis that is away stands in the log with the code that says why", async () => {
  const read = readEnv({
    OPERATOR: "moon",
    OPERATOR_API_URL: "http://127.0.0.1:9",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  });
  if (!read.ok) throw new Error("the environment has faults");
  const lines: unknown[] = [];
  const log = createLog("warn", { write: (line) => lines.push(JSON.parse(line)) });
  const { store, transport } = createProcess(read.env, brandWith(), log);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines[0]).toMatchObject({ level: 40, msg: "store", error: "ECONNREFUSED" });
  await Promise.all([store.close(), transport.close()]);
});
