import { describe, expect, it } from "vitest";
import { rejection } from "../../tests/support/rows";
import { createRefreshGate } from "./refresh-gate.server";

/** A gate with a clock that the test controls, and refreshes that it can end. */
function stage() {
  let time = 0;
  const ends: ((error?: Error) => void)[] = [];
  const gate = createRefreshGate(() => time);
  const refresh = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  return {
    ends,
    run: (member: string, isAsked = false) => gate.run(member, isAsked, refresh),
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
    expect(ends).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    order.push("read");
    ends[0]?.();
    await Promise.all(runs);
    expect(order).toEqual(["read", "waiting is over", "waiting is over", "waiting is over"]);
  });

  it("happens at most once per 15 s and member by itself", async () => {
    const { run, ends, passes } = stage();
    const first = run("a");
    ends[0]?.();
    await first;
    passes(14_999);
    expect(run("a")).toBeNull();
    expect(run("b")).not.toBeNull();
    passes(1);
    expect(run("a")).not.toBeNull();
    expect(ends).toHaveLength(3);
  });

  it("happens at once when the member asks for it, and counts for the next 15 s", async () => {
    const { run, ends, passes } = stage();
    const first = run("a");
    ends[0]?.();
    await first;
    passes(10_000);
    const asked = run("a", true);
    expect(asked).not.toBeNull();
    ends[1]?.();
    await asked;
    passes(10_000);
    expect(run("a")).toBeNull();
  });

  it("that ends one session is told to that session alone, and the member may ask again", async () => {
    const { run, ends } = stage();
    const [first, ...others] = [run("a"), run("a"), run("a", true)];
    const order = new Error("stands for the redirect that ends the first session");
    ends[0]?.(order);
    expect(await rejection(first ?? Promise.resolve())).toBe(order);
    expect(await Promise.all(others)).toEqual([undefined, undefined]);
    expect(run("a")).toBeNull();
    expect(run("a", true)).not.toBeNull();
  });

  it("never lets one member's recent run stand for another's", async () => {
    const { run, ends, passes } = stage();
    for (let member = 0; member < 100; member++) {
      passes(1_000);
      expect(run(`member ${member}`)).not.toBeNull();
      ends[member]?.();
      await Promise.resolve();
    }
    await new Promise((resolve) => setImmediate(resolve));
    const recent = Array.from({ length: 100 }, (_, member) => run(`member ${member}`) === null);
    expect(recent.filter(Boolean)).toHaveLength(15);
    expect(recent.slice(-15).every(Boolean)).toBe(true);
  });
});
