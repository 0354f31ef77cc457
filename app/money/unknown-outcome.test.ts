import { describe, expect, test } from "vitest";
import { aProcess, CALL_TIMEOUT_MS, failed, gate, snapshotOf } from "../../tests/support/execution";

describe("an unknown outcome", () => {
  async function unknown() {
    const running = aProcess();
    const verdict = await running.execution.run(
      running.arrival({ act: () => Promise.reject(failed("unknown")) }),
    );
    if (verdict.kind !== "settled") throw new Error("not settled");
    return { ...running, record: verdict.record };
  }

  test("is done when the wallet shows the money moved", async () => {
    const { execution, record, clock } = await unknown();
    const look = async () => snapshotOf(40_000, 10_000, clock.now);
    expect(await execution.lookAgain(record, look)).toMatchObject({ state: "done", isJudged: true });
  });

  test("stays unknown while the operator may still be working, then is refused when nothing moved", async () => {
    const { execution, record, clock } = await unknown();
    const look = async () => snapshotOf(50_000, 0, clock.now);
    expect(await execution.lookAgain(record, look)).toMatchObject({ state: "unknown" });
    clock.now += 6_000;
    const refused = await execution.lookAgain(record, look);
    expect(refused).toMatchObject({ state: "refused", isJudged: true });
    const late = await execution.lookAgain(refused, async () => snapshotOf(40_000, 10_000, clock.now));
    expect(late).toMatchObject({ state: "done" });
  });

  test("after a gateway's answer is not refused before the call's own time is over: the operator may be working on", async () => {
    const { execution, arrival, clock } = aProcess();
    const act = () => Promise.reject(failed("unknown", "INTERNAL_SERVER_ERROR", 504));
    const verdict = await execution.run(arrival({ act }));
    if (verdict.kind !== "settled") throw new Error("not settled");
    const look = async () => snapshotOf(50_000, 0, clock.now);
    clock.now += CALL_TIMEOUT_MS + 4_999;
    expect(await execution.lookAgain(verdict.record, look)).toMatchObject({ state: "unknown" });
    clock.now += 1;
    expect(await execution.lookAgain(verdict.record, look)).toMatchObject({ state: "refused" });
  });

  test("of a process that died is closed by the next operation, even if nobody has looked at it since", async () => {
    const died = aProcess();
    void died.execution.run(died.arrival({ act: () => gate().opened.then(() => ({})) }));
    await expect.poll(died.calls).toBe(1);
    const id = (await died.store.read("money-uncertain:member")) ?? "";
    const next = aProcess(died.store);
    next.clock.now = died.clock.now + 120_000;
    await died.store.release("money-lock:member", id);
    await next.execution.run(next.arrival({ snapshot: async () => snapshotOf(50_000, 0, next.clock.now) }));
    const first = await next.execution.find(id, "member");
    expect(first).toMatchObject({ state: "refused", isClosed: true });
    if (!first) throw new Error("gone");
    const look = async () => snapshotOf(40_000, 10_000, next.clock.now);
    expect(await next.execution.lookAgain(first, look)).toMatchObject({ state: "refused" });
  });

  test("is told before the member's next operation begins, and no longer by what that one changes", async () => {
    const { execution, record, clock, arrival } = await unknown();
    clock.now += 1_000;
    await execution.run(arrival({ snapshot: async () => snapshotOf(50_000, 0, clock.now) }));
    const latest = await execution.find(record.id, "member");
    expect(latest).toMatchObject({ state: "unknown", isClosed: true });
    if (!latest) throw new Error("gone");
    const look = async () => snapshotOf(40_000, 10_000, clock.now + 60_000);
    expect(await execution.lookAgain(latest, look)).toMatchObject({ state: "unknown" });
  });

  test("is never looked for once it is certain", async () => {
    const { execution, arrival } = aProcess();
    const verdict = await execution.run(arrival());
    if (verdict.kind !== "settled") throw new Error("not settled");
    const look = () => Promise.reject(new Error("not to be called"));
    expect(await execution.lookAgain(verdict.record, look)).toEqual(verdict.record);
  });
});
