import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../support/app";
import { startRedis, type TestRedis } from "../support/redis";
import { rejection } from "../support/rows";

let redis: TestRedis;
let taken: Server;
let port: string;

beforeAll(async () => {
  redis = await startRedis();
  taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  port = String((taken.address() as { port: number }).port);
});
afterAll(async () => {
  taken.close();
  await redis.close();
});

/** The output and exit code of a server that could not start. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const started = startApp({
    OPERATOR_API_URL: "http://127.0.0.1:9",
    REDIS_URL: redis.url,
    ...environment,
  });
  return String(await rejection(started.then((app) => app.stop())));
}

test("a port that is taken ends the process with a clear line, whatever else is open by then", async () => {
  const said = await refusal({ PORT: port });
  expect(said).toContain("the app ended (1)");
  expect(said).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
});

test("so does one that is taken for the metrics, before the app says that it listens", async () => {
  const said = await refusal({ METRICS_PORT: port });
  expect(said).toContain("the app ended (1)");
  expect(said).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
  expect(said).not.toMatch(/"listening"|\n\s+at /);
});

test("one that is PORT's too is said to be so", async () => {
  const said = await refusal({ PORT: port, METRICS_PORT: port });
  expect(said).toContain("METRICS_PORT is PORT too");
});

test("an IPv6 address is one that can be opened, and what members type is not where it listens", async () => {
  const origin = "http://localhost:3000";
  const app = await startApp({ OPERATOR_API_URL: "http://127.0.0.1:9", HOST: "::1", PUBLIC_ORIGIN: origin });
  expect(app.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await app.stop();
});

test("an operator's API that cannot be reached is said at the start, before a member finds out", async () => {
  const app = await startApp({ OPERATOR_API_URL: "http://127.0.0.1:9" });
  await expect
    .poll(() => app.lines.find((line) => line.includes("the operator's API cannot be reached")))
    .toContain('"error":"ECONNREFUSED"');
  await app.stop();
});

test("an address that others can reach needs the origin that members type", async () => {
  const said = await refusal({ HOST: "0.0.0.0" });
  expect(said).toContain("the app ended (1)");
  expect(said).toContain("PUBLIC_ORIGIN is missing");
});
