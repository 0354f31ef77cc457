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

test("an address that others can reach needs the origin that members type", async () => {
  const said = await refusal({ HOST: "0.0.0.0" });
  expect(said).toContain("the app ended (1)");
  expect(said).toContain("PUBLIC_ORIGIN is missing");
});
