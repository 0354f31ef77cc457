import { endpoints } from "schemas/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OperatorError, Overloaded } from "~/operator/error";
import { deferred } from "../../../tests/support/deferred";
import { close, listen } from "../../../tests/support/local-server";
import { freshMetrics, servedBy } from "../../../tests/support/served-metrics";
import { createMetricsServer } from "./metrics";

const metrics = freshMetrics();
const server = createMetricsServer(metrics.page);
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

test("a call that was not tried is none that the operator left unanswered", async () => {
  const counted = freshMetrics();
  const refused = new OperatorError("NO_DATA", {
    endpoint: "wallet.get",
    reached: "not-sent",
    wasTried: false,
  });
  for (const error of [new Overloaded("wallet.get"), refused])
    counted.call({ endpoint: "wallet.get", requestId: "r", durationMs: 0, error });
  const text = await servedBy(counted);
  expect(text).toContain('operator_call_seconds_count{endpoint="wallet.get",outcome="not-tried"} 2');
  expect(text).not.toContain('outcome="not-sent"');
});

test("nothing but /metrics is served there", async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(404);
});

test("which release serves which brand, and what became of spans", async () => {
  const spans = { sent: 7, crowdedOut: 2, undelivered: 1 };
  const text = await servedBy(freshMetrics(spans));
  expect(text).toContain('kapao_info{version="1.2.3",brand="moon"} 1');
  for (const [outcome, count] of [
    ["sent", 7],
    ["crowded-out", 2],
    ["undelivered", 1],
  ])
    expect(text).toContain(`telemetry_spans_total{outcome="${outcome}"} ${count}`);
});

test("what is shed, abandoned and unawaited, and the steps of chats that pass through", async () => {
  const counted = freshMetrics();
  counted.turn("shed");
  counted.turn("abandoned");
  counted.unawaited();
  counted.request("GET", 200, 1, "/chat/room");
  counted.request("GET", 502, 1, "/chat/history");
  counted.request("GET", 404, 1, "/chat/canary");
  const text = await servedBy(counted);
  expect(text).toContain('page_turns_total{verdict="start"} 0');
  expect(text).toContain('page_turns_total{verdict="shed"} 1');
  expect(text).toContain('page_turns_total{verdict="abandoned"} 1');
  expect(text).toContain("unawaited_failures_total 1");
  expect(text).toContain('chat_requests_total{step="room",outcome="ok"} 1');
  expect(text).toContain('chat_requests_total{step="history",outcome="failed"} 1');
  expect(text).not.toContain("canary");
});

test("ten thousand strange requests and every call with every end make no more series than a Prometheus is glad of", async () => {
  const strange = freshMetrics();
  for (let time = 0; time < 10_000; time++) {
    const word = `strange-${time}`;
    strange.request(word, 200 + (time % 400), time, `/chat/${word}`);
    strange.request("GET", 404, time, `/${word}`);
    strange.turn("start");
  }
  const ends = (["not-sent", "refused", "unknown"] as const).map(
    (reached) => new OperatorError("canary", { endpoint: "wallet.get", reached }),
  );
  for (const { name } of endpoints)
    for (const error of [undefined, ...ends, new Overloaded(name)])
      strange.call({ endpoint: name, requestId: "r", durationMs: 1, error });
  const series = (await servedBy(strange)).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  // A histogram of thirteen buckets for each status, and for each call with each end.
  expect(series.length).toBeLessThan(16 * (400 + 2) + 16 * 5 * endpoints.length + 400);
  expect(series.join("\n")).not.toMatch(/strange|canary/);
});

test("all who ask at once get one gathering, and whoever asks later the next", async () => {
  const one = deferred<string>();
  const gatherings = [() => one.promise, () => Promise.reject(new Error("lost")), async () => "three"];
  let begun = 0;
  const metrics = createMetricsServer(() => gatherings[begun++]?.() ?? Promise.resolve("more"));
  let asked = 0;
  metrics.on("request", () => asked++);
  const url = `http://127.0.0.1:${await listen(metrics)}`;
  const ask = async () => {
    const page = await fetch(`${url}/metrics`);
    return `${page.status} ${await page.text()}`;
  };
  const first = Array.from({ length: 200 }, ask);
  await expect.poll(() => asked).toBe(200);
  one.resolve("one");
  expect(new Set(await Promise.all(first))).toEqual(new Set(["200 one"]));
  expect(await ask()).toBe("500 ");
  expect(await ask()).toBe("200 three");
  await close(metrics);
});
