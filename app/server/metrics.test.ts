import { afterAll, beforeAll, expect, test } from "vitest";
import { OperatorError } from "~/operator/error";
import { listen } from "../../tests/support/local-server";
import { createMetrics } from "./metrics";

const metrics = createMetrics();
const server = metrics.createServer();
let url = "";

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => void server.close());

test("requests and operator calls are counted by names of ours, unknown outcomes on their own", async () => {
  metrics.request("GET", 200, 12);
  metrics.request("a\nforged method", 400, 1);
  metrics.call({ endpoint: "wallet.get", requestId: "secret-request", durationMs: 5, status: 200 });
  const error = new OperatorError("INTERNAL_SERVER_ERROR", {
    endpoint: "wallet.transfer",
    reached: "unknown",
  });
  metrics.call({ endpoint: "wallet.transfer", requestId: "secret-request", durationMs: 5, error });
  const info = new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "lookup.info", reached: "unknown" });
  metrics.call({ endpoint: "lookup.info", requestId: "secret-request", durationMs: 5, error: info });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('http_request_seconds_count{method="GET",status="200"} 1');
  expect(text).toContain('http_request_seconds_count{method="other",status="400"} 1');
  expect(text).toContain('operator_call_seconds_count{endpoint="wallet.get",outcome="ok"} 1');
  expect(text).toContain('operator_unknown_outcomes_total{endpoint="wallet.transfer"} 1');
  expect(text).toContain('operator_call_seconds_count{endpoint="lookup.info",outcome="unknown"} 1');
  expect(text).not.toContain('operator_unknown_outcomes_total{endpoint="lookup.info"}');
  expect(text).not.toMatch(/forged|secret-request/);
});

test("nothing but /metrics is served there", async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(404);
});
