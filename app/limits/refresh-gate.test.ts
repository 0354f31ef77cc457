import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../tests/support/memory-store";
import { rejection } from "../../tests/support/rows";
import { createRefreshGate } from "./refresh-gate.server";

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Gates of replicas with one clock that the test controls, and refreshes that it can end. */
function stage() {
  let time = 0;
  const ends: ((error?: Error) => void)[] = [];
  const store = createMemoryStore(() => time);
  const [gate, other] = [createRefreshGate(store, () => time), createRefreshGate(store, () => time)];
  const refresh = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  return {
    ends,
    store,
    lastAt: (member: string) => other.lastAt(member),
    lastAtHere: (member: string) => gate.lastAt(member),
    run: (member: string, isAsked = false, ago?: number) =>
      gate.run(member, isAsked, refresh, ago === undefined ? undefined : time - ago),
    runElsewhere: (member: string, isAsked = false) => other.run(member, isAsked, refresh),
    passes: (ms: number) => {
      time += ms;
    },
  };
}

describe("reading every game's balance anew", () => {
  it("happens once for all who ask while it is under way", async () => {
    const { run, ends } = stage();
    const order: string[] = [];
    const runs = [run("a"), run("a"), run("a", true)].map((one) =>
      one?.then(() => order.push("waiting is over")),
    );
    await tick();
    expect(ends).toHaveLength(1);
    order.push("read");
    ends[0]?.();
    await Promise.all(runs);
    expect(order).toEqual(["read", "waiting is over", "waiting is over", "waiting is over"]);
  });

  it("happens at most once per 15 s and member by itself", async () => {
    const { run, ends, passes } = stage();
    const first = run("a");
    await tick();
    ends[0]?.();
    await first;
    passes(14_999);
    expect(run("a")).toBeNull();
    expect(run("b")).not.toBeNull();
    passes(1);
    expect(run("a")).not.toBeNull();
    await tick();
    expect(ends).toHaveLength(3);
  });

  it("does not happen where the last one is known to be more recent, unless the member asks", () => {
    const { run } = stage();
    expect(run("a", false, 14_999)).toBeNull();
    expect(run("a", true, 14_999)).not.toBeNull();
    expect(run("b", false, 15_000)).not.toBeNull();
  });

  it("happens at once when the member asks for it, and counts for the next 15 s", async () => {
    const { run, ends, passes } = stage();
    const first = run("a");
    await tick();
    ends[0]?.();
    await first;
    passes(10_000);
    const asked = run("a", true);
    expect(asked).not.toBeNull();
    await tick();
    ends[1]?.();
    await asked;
    passes(10_000);
    expect(run("a")).toBeNull();
  });

  it("that ends one session is told to that session alone, and the member may ask again", async () => {
    const { run, ends } = stage();
    const [first, other, asked] = [run("a"), run("a"), run("a", true)];
    const order = new Error("stands for the redirect that ends the first session");
    await tick();
    ends[0]?.(order);
    expect(await rejection(first ?? Promise.resolve())).toBe(order);
    expect(await other).toBeNull();
    expect(await asked).toBeNull();
    expect(run("a")).toBeNull();
    expect(run("a", true)).not.toBeNull();
  });

  it("never lets one member's recent run stand for another's", async () => {
    const { run, ends, passes } = stage();
    for (let member = 0; member < 100; member++) {
      passes(1_000);
      expect(run(`member ${member}`)).not.toBeNull();
      await tick();
      ends[member]?.();
    }
    await tick();
    const recent = Array.from({ length: 100 }, (_, member) => run(`member ${member}`) === null);
    expect(recent.filter(Boolean)).toHaveLength(15);
    expect(recent.slice(-15).every(Boolean)).toBe(true);
  });

  it("happens once in 15 s at two replicas, too, unless the member asks the second", async () => {
    const { run, runElsewhere, ends, passes } = stage();
    const first = run("a");
    await tick();
    ends[0]?.();
    await first;
    passes(14_000);
    expect(await runElsewhere("a"), "when it has read them").toBeNull();
    expect(ends).toHaveLength(1);
    passes(1_000);
    const later = runElsewhere("a");
    await tick();
    ends[1]?.();
    await later;
    const asked = runElsewhere("a", true);
    await tick();
    ends[2]?.();
    await asked;
    passes(14_000);
    await run("a");
    expect(ends).toHaveLength(3);
  });

  it("happens when the member asks while a page finds that another replica has just done it", async () => {
    const { run, runElsewhere, ends } = stage();
    const first = run("a");
    await tick();
    ends[0]?.();
    await first;
    const page = runElsewhere("a");
    const asked = [runElsewhere("a", true), runElsewhere("a", true)];
    expect(await page).toBeNull();
    await tick();
    ends[1]?.();
    expect(await Promise.all(asked)).toEqual([0, 0]);
    expect(ends).toHaveLength(2);
  });

  it("is remembered with its time at every replica, unless it fails", async () => {
    const { run, lastAt, ends, passes } = stage();
    passes(5_000);
    const first = run("a");
    await tick();
    expect(await lastAt("a")).toBeUndefined();
    ends[0]?.();
    await first;
    passes(20_000);
    const failing = run("a");
    await tick();
    ends[1]?.(new Error("fails"));
    await rejection(failing ?? Promise.resolve());
    expect([await lastAt("a"), await lastAt("b")]).toEqual([5_000, undefined]);
  });

  it("happens without the store, too", async () => {
    const { run, lastAt, ends, store } = stage();
    const away = () => Promise.reject(new Error("away"));
    Object.assign(store, { claim: away, put: away, read: away });
    for (const [member, isAsked] of [
      ["a", false],
      ["b", true],
    ] as const)
      run(member, isAsked);
    await tick();
    expect(ends).toHaveLength(2);
    expect(await lastAt("a")).toBeUndefined();
  });

  it("where its time cannot be kept, as on a full disk, the process that ran it tells that, not an earlier one", async () => {
    const { run, ends, store, passes, lastAtHere } = stage();
    await store.put("refreshed:a", "1", 60_000);
    Object.assign(store, { put: () => Promise.reject(new Error("full")) });
    passes(5_000);
    const running = run("a");
    await tick();
    ends[0]?.();
    await running;
    expect([await lastAtHere("a"), await lastAtHere("b")]).toEqual([5_000, undefined]);
  });
});
