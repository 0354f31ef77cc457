import { createServer } from "node:http";
import { readEnv } from "schemas/env";
import { expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand";
import { close, listen } from "../../tests/support/local-server";
import { createListener } from "./listener";
import { createLog } from "./log";
import { createProcess } from "./services";

it("a fault in a request's own turn is a 500 with a reference, logged, and the process lives on", async () => {
  const read = readEnv({
    OPERATOR: "moon",
    OPERATOR_API_URL: "https://api.operator.example",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  });
  if (!read.ok) throw new Error("the environment has faults");
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => lines.push(line) });
  const running = createProcess(read.env, brandWith({}), log);
  const broken = () => {
    throw new RangeError("canary");
  };
  const server = createServer(
    createListener({
      build: () => Promise.reject(new Error("not asked for")),
      env: read.env,
      log,
      process: running,
      files: { build: broken, brand: null },
      readiness: { isStopping: false },
      stylesheets: null,
      isDevelopment: false,
    }),
  );
  const url = `http://127.0.0.1:${await listen(server)}`;
  const answer = await fetch(`${url}/assets/x.js`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(answer.headers.get("x-request-id") ?? "no id");
  expect(lines.join("")).toMatch(/RangeError/);
  expect(lines.join("")).not.toMatch(/canary/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await Promise.all([close(server), running.transport.close(), running.store.close()]);
});
