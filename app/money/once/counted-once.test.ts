import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { judgeAgain } from "~/money/judge/judge-again.server";
import { StoreUnavailable } from "~/store/store";
import { afterTransfers, aProcess, CALL_TIMEOUT_MS, failed } from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LEASE_OVER_MS = CALL_TIMEOUT_MS + 60_000;

/** A transfer while whose call the store's writes begin to fail: unseen, or carried out with their answer lost. */
async function sentAs(answer: "unknown" | "done", writes: "not done" | "unanswered") {
  const memory = createMemoryStore(() => 0);
  const fails = { now: false };
  const process = aProcess({
    ...memory,
    async replace(...given) {
      const isDone = fails.now && writes === "not done" ? false : await memory.replace(...given);
      if (fails.now) throw new StoreUnavailable(new Error("gone"));
      return isDone;
    },
  });
  const send = async () => {
    fails.now = true;
    return answer === "done" ? {} : Promise.reject(failed(answer));
  };
  const verdict = await process.execution.run(process.submission({ send }));
  if (verdict.kind !== "settled") throw new Error("not settled");
  const { id } = verdict.record;
  const back = async () => {
    fails.now = false;
    await vi.advanceTimersByTimeAsync(10_000);
  };
  const found = () => process.execution.find(id, "member");
  return { ...process, record: verdict.record, back, found };
}

test("an answer that is lost while the store is away counts once: when the store has it", async () => {
  const { audit, back, found } = await sentAs("unknown", "not done");
  expect(audit.lines.map(({ state }) => state)).toEqual(["running", "unknown"]);
  expect(audit.outcomes).toEqual([]);
  await back();
  await found();
  expect(audit.outcomes).toEqual(["running unknown"]);
});

test("a write that was carried out, of which nothing was heard, counts once", async () => {
  const { audit, back } = await sentAs("unknown", "unanswered");
  await back();
  expect(audit.outcomes).toEqual(["running unknown"]);
});

test("an answer that the store did not have until the lease was over counts once, as what it is found to be then", async () => {
  const { audit, back, found, clock, execution, record } = await sentAs("unknown", "not done");
  clock.now += LEASE_OVER_MS;
  await vi.advanceTimersByTimeAsync(10_000);
  await back();
  const lapsed = await found();
  expect(lapsed).toMatchObject({ state: "unknown" });
  expect([audit.outcomes, audit.changes.slice(-1)]).toEqual([[], ["lapsed unknown"]]);
  await judgeAgain(lapsed ?? record, async () => afterTransfers(1, clock.now), {
    execution,
    requestId: "request-2",
  });
  expect(audit.outcomes).toEqual(["unknown done"]);
});

test("what had lapsed by the time the store is back, and was answered, is known again", async () => {
  const { audit, back, found, clock } = await sentAs("done", "not done");
  clock.now += LEASE_OVER_MS;
  // The member's page comes before the next try.
  const isBack = back();
  await found();
  await isBack;
  expect(audit.changes).toContain("lapsed unknown");
  expect(await found()).toMatchObject({ state: "done" });
  expect(audit.outcomes).toEqual(["unknown done"]);
});

test("a form that was drawn before the store lost its data counts once, however often it comes", async () => {
  const { execution, submission, audit, clock } = aProcess({
    ...createMemoryStore(() => 0),
    bornAt: async () => clock.now + 1,
  });
  const form = submission();
  for (let time = 0; time < 2; time++)
    expect(await execution.run(form)).toMatchObject({ record: { state: "unknown", isForgotten: true } });
  expect(audit.outcomes).toEqual(["running unknown"]);
});
