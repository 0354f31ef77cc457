import { describe, expect, it } from "vitest";
import { createRecentReads } from "./recent-reads.server";

function stage() {
  let time = 1_000;
  let reads = 0;
  const recent = createRecentReads(() => time);
  const ask = (memberKey: string, isActive: boolean, name = "wheel") =>
    recent.get({
      ...{ owner: memberKey, name },
      read: async () => ({ isActive, count: ++reads }),
      keeps: (answer) => answer.isActive,
    });
  return {
    ask,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe("a member's recent reads", () => {
  it("are shown again for ten seconds, to that member alone", async () => {
    const { ask, pass } = stage();
    expect((await ask("one", true)).count).toBe(1);
    pass(9_999);
    expect((await ask("one", true)).count).toBe(1);
    expect((await ask("other", true)).count).toBe(2);
    expect((await ask("one", true, "else")).count).toBe(3);
    pass(1);
    expect((await ask("one", true)).count).toBe(4);
  });

  it("are not kept where they must be true now, or failed", async () => {
    const { ask, pass } = stage();
    await ask("one", false);
    expect((await ask("one", true)).count).toBe(2);
    pass(10_000);
    expect((await ask("one", false)).count).toBe(3);
    expect((await ask("one", false)).count).toBe(4);
    const recent = createRecentReads();
    const wanted = { owner: "one", name: "wheel" };
    await expect(recent.get({ ...wanted, read: () => Promise.reject(new Error("down")) })).rejects.toThrow();
    expect(await recent.get({ ...wanted, read: async () => ({ now: 1 }) })).toEqual({ now: 1 });
  });

  it("are shown for longer where that is said", async () => {
    let time = 0;
    const recent = createRecentReads(() => time);
    const ask = (isFirst: boolean) =>
      recent.get({ owner: "one", name: "wheel", read: async () => isFirst, freshMs: 60_000 });
    expect(await ask(true)).toBe(true);
    time = 59_999;
    expect(await ask(false)).toBe(true);
    time = 60_000;
    expect(await ask(false)).toBe(false);
  });
});
