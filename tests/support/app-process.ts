import { readEnv } from "schemas/env";
import { onTestFinished } from "vitest";
import type { Variables } from "~/server/lifecycle/environment";
import { createLog, type Log } from "~/server/observability/log";
import { createProcess } from "~/server/process";
import { brandWith } from "./brand-with";

/** The services of a process of this environment, with a test's brand, until the test ends. */
export function appProcess(given: Variables = {}, log: Log = createLog("silent")) {
  const { OPERATOR = "moon" } = given;
  const read = readEnv({
    OPERATOR,
    OPERATOR_API_URL: "http://127.0.0.1:9",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    ...(given.REDIS_URL === undefined && { STORE_FILE: ":memory:" }),
    ...given,
  });
  if (!read.ok) throw new Error("the environment has faults");
  const { env } = read;
  const running = createProcess({ env, brand: brandWith({ id: OPERATOR }), brandFolder: "/nowhere", log });
  onTestFinished(async () => {
    await running.store.close();
    await running.transport.close();
  });
  return { env, running };
}
