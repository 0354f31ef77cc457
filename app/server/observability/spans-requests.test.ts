import { createServer } from "node:http";
import { SpanStatusCode } from "@opentelemetry/api";
import { afterEach, expect, it } from "vitest";
import { close, listen } from "../../../tests/support/local-server";
import { spanStage } from "../../../tests/support/span-stage";
import { createTrustedPeer } from "../http/address";
import { requestSpans } from "./spans";

const routes = { login: { id: "login", path: "login", module: { default: undefined } } };
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))));

/** A server whose answers come in two pieces, behind as many proxies of ours as told. */
async function stage({ trustedProxyHops = 1, status = 200 }) {
  const { tracer, contexts, tracing, ended } = spanStage();
  const isTrusted = createTrustedPeer({ trustedProxyHops, trustedProxies: ["private"] });
  const request = requestSpans(tracer, contexts, isTrusted, routes);
  const logged: (string | undefined)[] = [];
  const server = createServer((incoming, outgoing) => {
    const begin = async () => {
      outgoing.writeHead(status).write("first ");
      await new Promise((resolve) => setImmediate(resolve));
      await tracing.span("later", "inside", {}, async () => undefined);
      outgoing.end("last");
    };
    request({ incoming, outgoing, requestId: "r1" }, begin, () => logged.push(tracing.traceId()));
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  ends.push(() => close(server));
  const ask = async (path: string, headers = {}) => {
    await (await fetch(url + path, { headers })).text();
    await expect.poll(() => ended().length).toBe(2);
    const [later, span] = ended();
    if (!later || !span) throw new Error("both spans have ended");
    return { later, span, logged };
  };
  return { ask };
}

it("lasts as long as the answer does, and what is done for it belongs to it", async () => {
  const { ask } = await stage({});
  const { later, span, logged } = await ask("/login?user=canary");
  expect(later.parentSpanContext?.spanId).toBe(span.spanContext().spanId);
  expect(logged).toEqual([span.spanContext().traceId]);
  expect(span.name).toBe("GET /login");
  expect(span.attributes).toEqual({
    "http.request.method": "GET",
    "http.route": "/login",
    "http.response.status_code": 200,
    "kapao.request_id": "r1",
    "kapao.is_data": false,
  });
});

it("goes on with the trace of a proxy of ours", async () => {
  const { span } = await (await stage({})).ask("/login", { traceparent, tracestate: "vendor=1" });
  expect(span.spanContext().traceId).toBe(TRACE);
  expect(span.parentSpanContext?.spanId).toBe("b7ad6b7169203331");
  expect(span.spanContext().traceState?.serialize()).toBe("vendor=1");
});

it("begins a trace of its own where nobody stands in front, whatever the client says", async () => {
  const { span } = await (await stage({ trustedProxyHops: 0 })).ask("/login", { traceparent });
  expect(span.spanContext().traceId).not.toBe(TRACE);
  expect(span.parentSpanContext).toBeUndefined();
});

it("begins a trace of its own where the proxy's word is none", async () => {
  const { span } = await (await stage({})).ask("/login", { traceparent: "00-canary-01" });
  expect(span.parentSpanContext).toBeUndefined();
});

it("fails with a status of ours that says so", async () => {
  const { span } = await (await stage({ status: 503 })).ask("/0812345678");
  expect(span.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(span.name).toBe("GET /*");
  expect(JSON.stringify(span.attributes)).not.toContain("0812345678");
});
