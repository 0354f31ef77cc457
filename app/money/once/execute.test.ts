import { redirect } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import { type Store, StoreUnavailable } from "~/store/store";
import { aProcess, CALL_TIMEOUT_MS, fail, failed, gate, snapshotOf } from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { times } from "./times";

describe("one money operation", () => {
  test("runs once for two hundred submissions at once, and all get its answer", async () => {
    const { execution, submission, calls } = aProcess();
    const same = submission();
    const verdicts = await Promise.all(Array.from({ length: 200 }, () => execution.run(same)));
    expect(calls()).toBe(1);
    const first = verdicts[0];
    expect(first).toMatchObject({ kind: "settled", record: { state: "done" } });
    for (const verdict of verdicts) expect(verdict).toEqual(first);
  });

  test("runs once although two processes get the same form", async () => {
    const store = createMemoryStore(() => 0);
    const [one, two] = [aProcess(store), aProcess(store)];
    const same = one.submission();
    await Promise.all([
      one.execution.run(same),
      two.execution.run({ ...two.submission(), token: same.token }),
    ]);
    expect(one.calls() + two.calls()).toBe(1);
  });

  test("gives the first answer to a late submission too, after the form's own life", async () => {
    const { execution, submission, calls, clock } = aProcess();
    const same = submission();
    await execution.run(same);
    clock.now += times.formLife * 2;
    expect(await execution.run(same)).toMatchObject({ kind: "settled", record: { state: "done" } });
    expect(calls()).toBe(1);
  });

  test("is refused for another payload, before and after the first has its answer", async () => {
    const { execution, submission, calls } = aProcess();
    const { opened, open } = gate();
    const first = submission({ send: () => opened.then(() => ({})) });
    const running = execution.run(first);
    const altered = { ...first, facts: { ...first.facts, amount: 20_000 } };
    await expect.poll(calls).toBe(1);
    expect(await execution.run(altered)).toEqual({ kind: "altered" });
    open();
    await running;
    expect(await execution.run(altered)).toEqual({ kind: "altered" });
    expect(calls()).toBe(1);
  });

  test("is refused when forged, another member's, or open for 30 minutes", async () => {
    const { execution, submission, calls, clock } = aProcess();
    expect(await execution.run(submission({ token: "a.b.c" }))).toEqual({ kind: "invalid" });
    expect(await execution.run(submission({ memberKey: "another" }))).toEqual({ kind: "invalid" });
    const old = submission();
    clock.now += times.formLife;
    expect(await execution.run(old)).toEqual({ kind: "expired" });
    expect(calls()).toBe(0);
  });

  test("that is one too many is neither sent nor kept: the same form works once it is admitted", async () => {
    const { execution, submission, calls, store } = aProcess();
    const full = new Error("too often");
    const form = submission({ admit: () => Promise.reject(full) });
    await expect(execution.run(form)).rejects.toBe(full);
    expect([calls(), await store.read("money-recent:member")]).toEqual([0, null]);
    const admit = vi.fn(async () => undefined);
    await execution.run({ ...form, admit });
    await execution.run({ ...form, admit });
    expect([calls(), admit.mock.calls.length]).toEqual([1, 1]);
  });

  test("waits for no other: a second operation of the same member meanwhile is told to wait, and may be sent later", async () => {
    const { execution, submission, calls } = aProcess();
    const { opened, open } = gate();
    const running = execution.run(submission({ send: () => opened.then(() => ({})) }));
    await expect.poll(calls).toBe(1);
    const second = submission();
    expect(await execution.run(second)).toEqual({ kind: "busy" });
    open();
    await running;
    expect(await execution.run(second)).toMatchObject({ kind: "settled", record: { state: "done" } });
    expect(calls()).toBe(2);
  });
});

describe("the outcome", () => {
  test.each([
    ["refused", "refused", "MONEY_NOT_ENOUGH"],
    ["not-sent", "refused", "INTERNAL_SERVER_ERROR"],
    ["unknown", "unknown", "INTERNAL_SERVER_ERROR"],
  ] as const)("of a call that ended %s is %s", async (reached, state, message) => {
    const { execution, submission } = aProcess();
    const send = () => Promise.reject(failed(reached, message));
    expect(await execution.run(submission({ send }))).toMatchObject({
      kind: "settled",
      record: { state, message },
    });
  });

  test("is refused, with nothing sent, when the wallet could not be read first", async () => {
    const { execution, submission, calls } = aProcess();
    const look = () => Promise.reject(failed("unknown"));
    expect(await execution.run(submission({ takeSnapshot: look }))).toMatchObject({
      record: { state: "refused" },
    });
    expect(calls()).toBe(0);
  });

  test("is the operator's although the wallet took long before: lease and lock begin with the call", async () => {
    const { execution, submission, clock, store } = aProcess();
    const { opened, open } = gate();
    const form = submission({
      takeSnapshot: async () => {
        clock.now += 14_000;
        return snapshotOf(50_000, 0, clock.now);
      },
      send: () => opened.then(() => ({})),
    });
    const running = execution.run(form);
    const id = await vi.waitFor(async () => (await store.read("money-recent:member")) ?? fail());
    clock.now += CALL_TIMEOUT_MS + 14_000;
    expect(await execution.find(id, "member")).toMatchObject({ state: "running" });
    open();
    expect(await running).toMatchObject({ record: { state: "done" } });
  });

  test("is refused, with nothing sent, when the wallet took so long that the lock was lost", async () => {
    const { execution, submission, calls, store } = aProcess();
    const form = submission({
      takeSnapshot: async () => {
        const holder = (await store.read("money-lock:wallet:member")) ?? "";
        await store.release("money-lock:wallet:member", holder);
        await store.claim("money-lock:wallet:member", "another", 60_000);
        return snapshotOf(50_000, 0);
      },
    });
    expect(await execution.run(form)).toMatchObject({ record: { state: "refused" } });
    expect(calls()).toBe(0);
    expect(await store.read("money-lock:wallet:member")).toBe("another");
  });

  test("leaves the form usable when the session ended before anything was sent", async () => {
    const { execution, submission, calls } = aProcess();
    const form = submission();
    const order = redirect("/login");
    await expect(execution.run({ ...form, takeSnapshot: () => Promise.reject(order) })).rejects.toBe(order);
    expect(await execution.run(form)).toMatchObject({ record: { state: "done" } });
    expect(calls()).toBe(1);
  });

  test("is refused when the operator answered the call itself with an order", async () => {
    const { execution, submission } = aProcess();
    const form = submission({ send: () => Promise.reject(redirect("/login")) });
    await expect(execution.run(form)).rejects.toBeInstanceOf(Response);
    expect(await execution.run(form)).toMatchObject({ record: { state: "refused" } });
  });

  test("of a process that died is unknown once its lease is over, never repeated, and the lock is free by then", async () => {
    const { execution, submission, calls, clock, store } = aProcess();
    const { opened } = gate();
    const form = submission({ send: () => opened.then(() => ({})) });
    void execution.run(form);
    await expect.poll(calls).toBe(1);
    const other = aProcess(store);
    other.clock.now = clock.now + CALL_TIMEOUT_MS + 60_000;
    const again = await other.execution.run({ ...other.submission(), token: form.token });
    expect(again).toMatchObject({ kind: "settled", record: { state: "unknown" } });
    expect([other.calls(), other.audit.changes]).toEqual([0, ["lapsed unknown"]]);
  });

  test("stands for the member even if the store went away after the call; nothing is sent while it is away before", async () => {
    const memory = createMemoryStore(() => 0);
    let isAway = false;
    const away = () => Promise.reject(new StoreUnavailable(new Error("gone")));
    const store: Store = {
      ...memory,
      claim: (...given) => (isAway ? away() : memory.claim(...given)),
      read: (key) => (isAway ? away() : memory.read(key)),
      replace: (...given) => (isAway ? away() : memory.replace(...given)),
      release: (...given) => (isAway ? away() : memory.release(...given)),
    };
    const { execution, submission, calls } = aProcess(store);
    const send = async () => {
      isAway = true;
      return {};
    };
    expect(await execution.run(submission({ send }))).toMatchObject({ record: { state: "done" } });
    await expect(execution.run(submission())).rejects.toBeInstanceOf(StoreUnavailable);
    expect(calls()).toBe(1);
  });

  test("belongs to its member: nobody else finds it", async () => {
    const { execution, submission } = aProcess();
    const verdict = await execution.run(submission());
    const id = verdict.kind === "settled" ? verdict.record.id : "";
    expect(await execution.find(id, "member")).not.toBeNull();
    expect(await execution.find(id, "another")).toBeNull();
  });
});
