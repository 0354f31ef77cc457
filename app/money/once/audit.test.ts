import { redirect } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { judgeAgain } from "~/money/judge/judge-again.server";
import { StoreUnavailable } from "~/store/store";
import { afterTransfers, aProcess, failed } from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { auditLine } from "./audit";
import { referenceFrom } from "./reference.server";
import { times } from "./times";

const away = () => Promise.reject(new StoreUnavailable(new Error("gone")));

describe("the audit of an operation", () => {
  test("is one line per state, with the request, the class of the amount and the reference, and nothing else", async () => {
    const { execution, submission, audit, clock } = aProcess();
    const verdict = await execution.run(submission({ send: () => Promise.reject(failed("unknown")) }));
    if (verdict.kind !== "settled") throw new Error("not settled");
    clock.now += 1_000;
    const moved = async () => afterTransfers(1, clock.now);
    await judgeAgain(verdict.record, moved, { execution, requestId: "request-2" });
    const reference = referenceFrom(verdict.record.id);
    const line = {
      operation: "transfer",
      amount: "<1000",
      reference,
      requestId: "request-1",
      isJudged: false,
    };
    expect(audit.lines).toEqual([
      { ...line, state: "running" },
      { ...line, state: "unknown" },
      { ...line, state: "done", requestId: "request-2", isJudged: true },
    ]);
    expect(audit.outcomes).toEqual(["running unknown", "unknown done"]);
    expect(JSON.stringify(audit.lines)).not.toMatch(/JOKER|member|10000|token/);
  });

  test("says what happened between its states, and why nothing was sent, each with the request", async () => {
    const { execution, submission, audit, clock } = aProcess();
    const form = submission({ send: () => Promise.reject(failed("unknown")) });
    const verdict = await execution.run(form);
    if (verdict.kind !== "settled") throw new Error("not settled");
    await judgeAgain(verdict.record, async () => afterTransfers(1, clock.now), {
      execution,
      requestId: "request-2",
    });
    execution.shown(verdict.record.id, "done", "request-2");
    await execution.run({ ...form, requestId: "request-3" });
    await execution.run({ ...form, requestId: "request-4", facts: { amount: 1 } });
    await execution.run(submission({ token: "forged" }));
    clock.now += times.formLife;
    await execution.run({ ...submission(), token: aProcess().submission().token, requestId: "request-5" });
    expect(audit.steps).toEqual([
      ...["posted request-1", "claimed request-1", "looked request-2", "shown done request-2"],
      ...["posted request-3", "posted request-4", "altered request-4"],
      ...["posted request-5", "expired request-5"],
    ]);
  });

  test("tells amounts by their power of ten, and none where there is none", async () => {
    const { execution, submission, audit } = aProcess();
    await execution.run(submission());
    const [line] = audit.lines;
    const record = {
      id: "0123456789abc",
      operation: "x",
      state: "done",
      startedAt: 0,
      leaseUntil: 0,
    } as const;
    const amountOf = (facts: Record<string, number>) =>
      auditLine({ ...record, memberKey: "", payloadHash: "", facts }, "r").amount;
    expect(line?.amount).toBe("<1000");
    expect([1, 999, 1_000, 99_999, 100_000].map((amount) => amountOf({ amount }))).toEqual([
      "<10",
      "<10",
      "<100",
      "<1000",
      "<10000",
    ]);
    expect(amountOf({})).toBeUndefined();
  });
});

describe("a fault that no member sees is heard of:", () => {
  test("the store did not take the answer, nor free the lock", async () => {
    const memory = createMemoryStore(() => 0);
    let isAway = false;
    const { execution, submission, audit } = aProcess({
      ...memory,
      replace: (...given) => (isAway ? away() : memory.replace(...given)),
      release: (...given) => (isAway ? away() : memory.release(...given)),
    });
    const send = async () => {
      isAway = true;
      return {};
    };
    expect(await execution.run(submission({ send }))).toMatchObject({ record: { state: "done" } });
    expect(audit.faults).toEqual(["settle StoreUnavailable", "unlock StoreUnavailable"]);
  });

  test("an error after the member has left; not the orders of the operator, and not while somebody waits", async () => {
    const { execution, submission, audit } = aProcess();
    const left = AbortSignal.abort();
    const broken = () => Promise.reject(new TypeError("ours"));
    await expect(execution.run(submission({ send: broken }))).rejects.toThrow("ours");
    const order = () => Promise.reject(redirect("/login"));
    await expect(execution.run(submission({ send: order, signal: left }))).rejects.toBeInstanceOf(Response);
    expect(audit.faults).toEqual([]);
    await expect(execution.run(submission({ send: broken, signal: left }))).rejects.toThrow("ours");
    expect(audit.faults).toEqual(["unseen TypeError"]);
  });
});
