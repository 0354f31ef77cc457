import { describe, expect, test } from "vitest";
import type { IntentRecord } from "~/money/once/record.server";
import {
  afterTransfers,
  aProcess,
  CALL_TIMEOUT_MS,
  failed,
  gate,
  type TestProcess,
} from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { judgeAgain } from "./judge-again.server";

/** A look that shows this many transfers since the start. */
const showing =
  ({ clock }: TestProcess, transfers: number) =>
  async () =>
    afterTransfers(transfers, clock.now);

async function settledBy(running: TestProcess, submission = running.submission()): Promise<IntentRecord> {
  const verdict = await running.execution.run(submission);
  if (verdict.kind !== "settled") throw new Error(`not settled: ${verdict.kind}`);
  return verdict.record;
}

/** A transfer whose call ended with this status. */
async function lost(status?: number) {
  const running = aProcess();
  const send = () => Promise.reject(failed("unknown", "INTERNAL_SERVER_ERROR", status));
  const record = await settledBy(running, running.submission({ send }));
  const look = (transfers: number) =>
    judgeAgain(record, showing(running, transfers), { execution: running.execution, requestId: "request-2" });
  return { ...running, running, record, look };
}

describe("an unknown outcome", () => {
  test("is done when the wallet shows the money moved", async () => {
    const { look } = await lost();
    expect(await look(1)).toMatchObject({ state: "done" });
  });

  test.each([undefined, 500, 502, 504])(
    "is not refused before the call's whole time has passed, however the exchange ended (%s), and is corrected afterwards",
    async (status) => {
      const { look, clock } = await lost(status);
      for (const wait of [5_000, 15_000, 30_000, 14_999]) {
        clock.now += wait;
        expect(await look(0)).toMatchObject({ state: "unknown" });
      }
      clock.now += 1;
      expect(await look(0)).toMatchObject({ state: "refused" });
      expect(await look(0)).toMatchObject({ state: "refused" });
      expect(await look(1)).toMatchObject({ state: "done" });
    },
  );

  test("is never looked for once it is certain", async () => {
    const running = aProcess();
    const record = await settledBy(running);
    const look = () => Promise.reject(new Error("not to be called"));
    expect(await judgeAgain(record, look, { execution: running.execution, requestId: "r" })).toEqual(record);
  });

  test("gives way to the answer when that comes after the lease", async () => {
    const running = aProcess();
    const { opened, open } = gate();
    const answered = settledBy(running, running.submission({ send: () => opened.then(() => ({})) }));
    await expect.poll(running.calls).toBe(1);
    const id = (await running.store.read("money-recent:member")) ?? "";
    running.clock.now += CALL_TIMEOUT_MS + 60_000;
    const lapsed = await running.execution.find(id, "member");
    expect(lapsed).toMatchObject({ state: "unknown" });
    if (lapsed)
      await judgeAgain(lapsed, showing(running, 0), { execution: running.execution, requestId: "r" });
    open();
    await answered;
    expect(await running.execution.find(id, "member")).toMatchObject({ state: "done" });
    expect((await running.execution.find(id, "member"))?.judgedAt).toBeUndefined();
  });
});

describe("an unknown outcome with a later operation", () => {
  test("is told before that one begins, also where its process died and nobody has looked at it since", async () => {
    const died = aProcess();
    void died.execution.run(died.submission({ send: () => gate().opened.then(() => ({})) }));
    await expect.poll(died.calls).toBe(1);
    const id = (await died.store.read("money-recent:member")) ?? "";
    const next = aProcess(died.store);
    next.clock.now = died.clock.now + 120_000;
    const lock = "money-lock:wallet:member";
    await died.store.release(lock, (await died.store.read(lock)) ?? "");
    await settledBy(next, next.submission({ takeSnapshot: next.lookingAt(showing(next, 1)) }));
    expect(await next.execution.find(id, "member")).toMatchObject({ state: "done" });
  });

  test("stays unknown beside that one, which may be what is seen", async () => {
    const { running, clock, look, submission } = await lost();
    clock.now += 20_000;
    await settledBy(running, submission({ takeSnapshot: running.lookingAt(showing(running, 0)) }));
    clock.now += 80_000;
    for (const transfers of [1, 2]) expect(await look(transfers)).toMatchObject({ state: "unknown" });
  });

  test("stays unknown, as that one does, when its answer was lost too", async () => {
    const { running, clock, look, submission, execution } = await lost();
    clock.now += 1_000;
    const send = () => Promise.reject(failed("unknown"));
    const before = running.lookingAt(showing(running, 0));
    const second = await settledBy(running, submission({ send, takeSnapshot: before }));
    clock.now += 120_000;
    for (const transfers of [1, 2]) expect(await look(transfers)).toMatchObject({ state: "unknown" });
    const again = await judgeAgain(second, showing(running, 1), { execution, requestId: "r" });
    expect(again).toMatchObject({ state: "unknown" });
  });
});

describe("an unknown outcome with more later operations than are remembered", () => {
  test.each([0, 1])(
    "keeps what was told of it: their entries are not its own (%s had happened)",
    async (own) => {
      const { running, clock, look, submission } = await lost();
      clock.now += 80_000;
      expect(await look(0)).toMatchObject({ state: "refused" });
      for (let done = 0; done < 25; done++) {
        clock.now += 20_000;
        await settledBy(
          running,
          submission({ takeSnapshot: running.lookingAt(showing(running, own + done)) }),
        );
      }
      clock.now += 80_000;
      expect(await look(own + 25)).toMatchObject({ state: own === 0 ? "refused" : "done" });
    },
  );
});

describe("a store that does not go back as far", () => {
  test("says of a form from before that nobody can tell, sends nothing, and keeps that for its page", async () => {
    const before = aProcess();
    const form = before.submission();
    await before.execution.run(form);
    const after = aProcess(createMemoryStore(() => before.clock.now + 1));
    after.clock.now = before.clock.now + 5_000;
    const record = await settledBy(after, { ...after.submission(), token: form.token });
    expect(record).toMatchObject({ state: "unknown", isForgotten: true });
    expect(await after.execution.find(record.id, "member")).toEqual(record);
    expect(await settledBy(after, { ...after.submission(), token: form.token })).toEqual(record);
    expect([before.calls(), after.calls()]).toEqual([1, 0]);
    const look = () => Promise.reject(new Error("nothing to look at"));
    expect(await judgeAgain(record, look, { execution: after.execution, requestId: "r" })).toEqual(record);
  });

  test("that loses everything while a form is claimed sends nothing either", async () => {
    const memory = createMemoryStore(() => 0);
    let bornAt = 0;
    const running = aProcess({
      ...memory,
      bornAt: async () => bornAt,
      async claim(...given) {
        bornAt = running.clock.now + 1;
        return memory.claim(...given);
      },
    });
    expect(await settledBy(running)).toMatchObject({ isForgotten: true });
    expect(running.calls()).toBe(0);
  });

  test("keeps the answer of an operation that was under way when it lost everything", async () => {
    const memory = createMemoryStore(() => 0);
    const running = aProcess(memory);
    const form = running.submission({
      async send(id) {
        const text = (await memory.read(`intent:${id}`)) ?? "";
        await memory.release(`intent:${id}`, text);
        return {};
      },
    });
    await settledBy(running, form);
    expect(await settledBy(running, form)).toMatchObject({ state: "done" });
    expect(running.calls()).toBe(1);
  });
});
