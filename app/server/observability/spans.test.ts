import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { RateLimiterRes } from "rate-limiter-flexible";
import { describe, expect, it } from "vitest";
import { ContractError } from "~/operator/answer.server";
import { OperatorError } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { spanStage } from "../../../tests/support/span-stage";
import { callFacts } from "./telemetry";

const pause = () => new Promise((resolve) => setImmediate(resolve));
const calls = { "kapao.endpoint": "wallet.get" };

describe("a span", () => {
  it("is the child of the one in whose work it begins, however the works are mixed", async () => {
    const { tracing, named } = spanStage();
    const request = (name: string) =>
      tracing.span(name, "inside", {}, async () => {
        await pause();
        await tracing.span(`call of ${name}`, "call", calls, pause);
      });
    await Promise.all([request("one"), request("other")]);
    for (const name of ["one", "other"]) {
      const [parent, child] = [named(name), named(`call of ${name}`)];
      expect(child.parentSpanContext?.spanId).toBe(parent.spanContext().spanId);
      expect(child.spanContext().traceId).toBe(parent.spanContext().traceId);
      expect([parent.kind, child.kind]).toEqual([SpanKind.INTERNAL, SpanKind.CLIENT]);
      expect(child.attributes).toEqual(calls);
    }
    expect(named("one").spanContext().traceId).not.toBe(named("other").spanContext().traceId);
  });

  it("bears what is told in its work, and the calls out of it continue its trace", async () => {
    const { tracing, named } = spanStage();
    const { headers, id } = await tracing.span("work", "call", {}, async () => {
      await pause();
      tracing.tell({ "http.response.status_code": 200 });
      return { headers: tracing.headers(), id: tracing.traceId() };
    });
    const { traceId, spanId } = named("work").spanContext();
    expect(named("work").attributes).toEqual({ "http.response.status_code": 200 });
    expect(headers).toEqual({ traceparent: `00-${traceId}-${spanId}-01` });
    expect(id).toBe(traceId);
    expect([tracing.traceId(), tracing.headers()]).toEqual([undefined, {}]);
  });

  it.each([
    ["canary", new RangeError("canary"), "RangeError"],
    ["an operator's code", failed("MONEY_NOT_ENOUGH"), "MONEY_NOT_ENOUGH"],
    ["an operator's own text", failed("บัญชี 123-456-7890 ถูกปิด canary"), "text"],
    ["the store", new StoreUnavailable(new Error("canary")), "Error"],
    ["something else", "canary", "unknown"],
    ["a failure of our own", new Response("canary", { status: 503 }), "503"],
  ])("that fails by %s bears its kind, never its message", async (_, error, kind) => {
    const { tracing, named } = spanStage();
    await expect(tracing.span("work", "inside", {}, () => Promise.reject(error))).rejects.toBe(error);
    expect(named("work").attributes).toEqual({ "error.type": kind });
    expect(named("work").status).toEqual({ code: SpanStatusCode.ERROR });
    expect(named("work").events).toEqual([]);
  });

  it("does not fail by a redirect, by a page for what is not there, or by a limit that is reached", async () => {
    const { tracing, named, ended } = spanStage();
    const moved = new Response(null, { status: 302, headers: { location: "/login" } });
    for (const answer of [moved, new Response(null, { status: 404 }), new RateLimiterRes(0, 1_000)]) {
      await expect(tracing.span("work", "inside", {}, () => Promise.reject(answer))).rejects.toBe(answer);
      expect(named("work").status).toEqual({ code: SpanStatusCode.UNSET });
    }
    expect(ended()).toHaveLength(3);
  });
});

describe("the span of a call", () => {
  const record = { endpoint: "wallet.get", requestId: "r1", durationMs: 1 } as const;

  it("says how it ended and how far it got", () => {
    expect(callFacts({ ...record, status: 200 })).toEqual({ "http.response.status_code": 200 });
    const cause = Object.assign(new Error("connect 10.0.0.1"), { code: "ECONNREFUSED" });
    const error = failed("INTERNAL_SERVER_ERROR", cause);
    expect(callFacts({ ...record, error })).toEqual({
      "error.type": "ECONNREFUSED",
      "kapao.reached": "unknown",
    });
  });

  it("says that an answer broke the contract, not how", () => {
    const contract = { "error.type": "contract" };
    expect(callFacts({ ...record, faults: ["slots.3.amount"] })).toEqual(contract);
    const error = failed(
      "INTERNAL_SERVER_ERROR",
      new ContractError("slots.3.amount", "not a number: canary"),
    );
    expect(callFacts({ ...record, error })).toMatchObject(contract);
  });
});

function failed(message: string, cause?: unknown): OperatorError {
  return new OperatorError(message, { endpoint: "wallet.get", reached: "unknown", cause });
}
