import { createServer, type RequestListener } from "node:http";
import { afterAll, expect, test } from "vitest";
import { startApp } from "../support/app";
import { freeMetricsPort } from "../support/app-metrics";
import { freePort } from "../support/free-port";
import { close, listen } from "../support/local-server";
import { startOtlpReceiver } from "../support/otlp-receiver";
import { sharedOperator } from "../support/shared-operator";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

const operator = sharedOperator();
const ends: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

async function startTraced(endpoint: string) {
  const metrics = await freeMetricsPort();
  const app = await startApp({
    OPERATOR_API_URL: operator.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...metrics.env,
  });
  return { app, metrics: metrics.page };
}

/** Collectors that are no help, by what they do. */
const bad: Record<string, RequestListener> = {
  hangs: () => undefined,
  "answers without end": (_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json" });
    const drip = setInterval(() => outgoing.write(" "), 20);
    outgoing.once("close", () => clearInterval(drip));
  },
  fails: (_, outgoing) => void outgoing.writeHead(500).end("canary"),
  "asks to wait": (_, outgoing) => void outgoing.writeHead(503, { "retry-after": "3600" }).end(),
  lies: (_, outgoing) => void outgoing.writeHead(200).end('{"partialSuccess":{"rejectedSpans":"x"}}\u0000'),
};

async function urlOf(kind: string): Promise<string> {
  const listener = bad[kind];
  if (!listener) return `http://127.0.0.1:${await freePort()}`;
  const server = createServer(listener);
  const port = await listen(server);
  ends.push(() => close(server));
  return `http://127.0.0.1:${port}`;
}

test.concurrent.for(["is not there", ...Object.keys(bad)])(
  "a collector that %s holds up no page and no stop, and what it does not take is counted",
  async (kind, { expect }) => {
    const { app, metrics } = await startTraced(await urlOf(kind));
    const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
    const visitor = await new Visitor(app.url).signIn(member);
    for (let page = 0; page < 8; page++) expect((await visitor.get("/user/statement")).status).toBe(200);
    expect(await sendTransfer(visitor, await drawTransfer(visitor))).toMatch(/^\/user\/outcome\//);
    const counted = kind === "lies" ? "sent" : "undelivered";
    await expect
      .poll(metrics)
      .toMatch(new RegExp(`^telemetry_spans_total\\{outcome="${counted}"\\} [1-9]`, "m"));
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    await visitor.get("/user/home");
    const askedAt = performance.now();
    app.process.kill("SIGTERM");
    expect(await app.ended).toBe(0);
    // The last spans get two seconds of the grace, which is thirty.
    expect(performance.now() - askedAt).toBeLessThan(20_000);
    expect(app.lines.join("\n")).not.toContain("canary");
  },
);

test("at SIGTERM the last spans still go out", async () => {
  const receiver = await startOtlpReceiver();
  ends.push(receiver.close);
  const { app } = await startTraced(receiver.url);
  await (await fetch(`${app.url}/terminated`)).text();
  app.process.kill("SIGTERM");
  expect(await app.ended).toBe(0);
  expect(receiver.spans.map(({ name }) => name)).toContain("GET /terminated");
});

test("without an endpoint nothing is traced, and the operator is told nothing of it", async () => {
  const app = await startApp({ OPERATOR_API_URL: operator.url, TRUSTED_PROXY_HOPS: "1" });
  const member = await operator.member({ walletAmount: 1_000 });
  const visitor = await new Visitor(app.url).signIn(member);
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await (await visitor.get("/user/statement", { traceparent })).text();
  const calls = await operator.calls({ username: member.username });
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ headers }) => headers.traceparent !== undefined)).toEqual([]);
  await app.stop();
  expect(app.lines.filter((line) => line.includes("traceId"))).toEqual([]);
});
