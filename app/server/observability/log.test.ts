import { describe, expect, it } from "vitest";
import { ContractError } from "~/operator/answer.server";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError, type Reached } from "~/operator/error";
import { createLog, type Log, type LogFields } from "./log";

/** The lines that a log writes, parsed. */
function written(level: string, use: (log: Log) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLog(level, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

const call: CallRecord = { endpoint: "wallet.transfer", requestId: "r1", durationMs: 12.4, status: 200 };

function failed(message: string, more: { cause?: unknown; reached?: Reached } = {}): CallRecord {
  const error = new OperatorError(message, { endpoint: "wallet.transfer", reached: "unknown", ...more });
  return { ...call, status: undefined, error };
}

function faultOf(record: CallRecord) {
  const [{ error, field } = {}] = written("info", (log) => log.call(record));
  return { error, field };
}

describe("a log line", () => {
  it("is JSON with a level, a time, a message and the facts", () => {
    const [line] = written("info", (log) =>
      log.info("request", { requestId: "r1", path: "/login", status: 303 }),
    );
    expect(line).toMatchObject({ level: 30, msg: "request", requestId: "r1", path: "/login", status: 303 });
    expect(new Date(String(line?.time)).toISOString()).toBe(line?.time);
    expect(Object.keys(line ?? {}).sort()).toEqual(["level", "msg", "path", "requestId", "status", "time"]);
  });

  it("holds nothing but what is allowed, whatever the object at hand holds", () => {
    const more = {
      password: "canary",
      cookie: "canary",
      body: { otpCode: "canary" },
      requestId: "r1",
    } as LogFields;
    const lines = written("info", (log) => {
      log.info("one", more);
      log.warn("two", more);
      log.error("three", more, new Error("canary"));
    });
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain("canary");
    for (const line of lines) expect(line.requestId).toBe("r1");
  });

  it("of an unexpected error names its kind and where it was, never what it says", () => {
    const cause = new TypeError("phone 0812345678 is odd\n    at canary.ts:1:1");
    const [line] = written("error", (log) => log.error("unexpected error", { requestId: "r1" }, cause));
    expect(line?.stack).toMatch(/^TypeError\n\s+at .*log\.test\.ts/);
    expect(JSON.stringify(line)).not.toMatch(/0812345678|canary/);
  });

  it("of an answer that was thrown names its status", () => {
    const [line] = written("error", (log) =>
      log.error("unexpected error", {}, new Response(null, { status: 501 })),
    );
    expect(line).toMatchObject({ status: 501, msg: "unexpected error" });
  });

  it("of something thrown that is no error says nothing of it", () => {
    for (const thrown of ["canary", null, { status: "canary", data: "canary" }]) {
      const [line] = written("error", (log) => log.error("unexpected error", {}, thrown));
      expect(JSON.stringify(line)).not.toContain("canary");
    }
  });
});

describe("the line of a call", () => {
  it("is for debugging when the operator answered, and a warning when it failed", () => {
    expect(written("info", (log) => log.call(call))).toEqual([]);
    expect(written("debug", (log) => log.call(call))).toMatchObject([
      { level: 20, msg: "operator answered", endpoint: "wallet.transfer", requestId: "r1", durationMs: 12 },
    ]);
    expect(written("info", (log) => log.call(failed("NO_BANK")))).toMatchObject([
      { level: 40, msg: "operator failed", error: "NO_BANK" },
    ]);
  });

  it("names the code, but never a text of the operator's own, which may hold anything", () => {
    expect(faultOf(failed("MONEY_NOT_ENOUGH")).error).toBe("MONEY_NOT_ENOUGH");
    expect(faultOf(failed("บัญชี 123-456-7890 ถูกปิด")).error).toBe("text");
  });

  it("names the field of an answer that broke the contract, without its value", () => {
    const cause = new ContractError("slots.3.amount", "not a number: canary");
    const [line] = written("info", (log) => log.call(failed("INTERNAL_SERVER_ERROR", { cause })));
    expect(line).toMatchObject({ error: "contract", field: "slots.3.amount" });
    expect(JSON.stringify(line)).not.toContain("canary");
  });

  it("names the faulty fields of an answer that was used without them, without their values", () => {
    const faults = Array.from({ length: 12 }, (_, at) => `slots.${at}.amount`);
    const [line] = written("info", (log) => log.call({ ...call, endpoint: "wallet.get", faults }));
    expect(line).toMatchObject({ level: 40, endpoint: "wallet.get", status: 200, error: "contract" });
    expect(line?.field).toBe(faults.slice(0, 10).join(", "));
    expect(written("info", (log) => log.call({ ...call, faults: [] }))).toEqual([]);
  });

  it("names what kept the call from its answer", () => {
    const refused = Object.assign(new Error("connect 10.0.0.1"), { code: "ECONNREFUSED" });
    expect(faultOf(failed("INTERNAL_SERVER_ERROR", { cause: refused })).error).toBe("ECONNREFUSED");
    const brokeOff = new Error("the answer broke off", { cause: refused });
    expect(faultOf(failed("INTERNAL_SERVER_ERROR", { cause: brokeOff })).error).toBe("ECONNREFUSED");
    const timeout = new DOMException("The operation was aborted due to timeout", "TimeoutError");
    expect(faultOf(failed("INTERNAL_SERVER_ERROR", { cause: timeout })).error).toBe("TimeoutError");
  });
});

it("a line that is written in a trace bears its id, every kind of line", () => {
  const lines: string[] = [];
  let traceId: string | undefined = "0af7651916cd43dd8448eb211c80319c";
  const log = createLog("debug", { write: (line) => lines.push(line) }, () => traceId);
  log.info("request", { requestId: "r1" });
  log.error("unexpected error", {}, new Error("canary"));
  log.call(call);
  traceId = undefined;
  log.info("stopping");
  expect(lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId)).toEqual([
    ...Array.from({ length: 3 }, () => "0af7651916cd43dd8448eb211c80319c"),
    undefined,
  ]);
});
