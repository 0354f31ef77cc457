import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Store, StoreUnavailable } from "~/store/store";
import { aProcess } from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";

/** Money must work again so soon after the store's return (standards.md, Reliability). */
const BACK_MS = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Failing = "before" | "after";

/** A store of which one command fails: it was not carried out, or it was and its answer got lost. */
function hiccupping(which: number, when: Failing) {
  const memory = createMemoryStore(() => 0);
  let commands = 0;
  const maybe = async <T>(command: () => Promise<T>): Promise<T> => {
    const isIt = commands++ === which;
    if (isIt && when === "before") throw new StoreUnavailable(new Error("gone"));
    const answer = await command();
    if (isIt) throw new StoreUnavailable(new Error("the answer is lost"));
    return answer;
  };
  const store: Store = {
    ...memory,
    bornAt: () => maybe(() => memory.bornAt()),
    claim: (...given) => maybe(() => memory.claim(...given)),
    read: (key) => maybe(() => memory.read(key)),
    replace: (...given) => maybe(() => memory.replace(...given)),
    release: (...given) => maybe(() => memory.release(...given)),
  };
  return { store, wasReached: () => commands > which };
}

/** One operation during which the store's nth command fails. */
async function interrupted(which: number, when: Failing) {
  const { store, wasReached } = hiccupping(which, when);
  const process = aProcess(store);
  const first = process.submission();
  const running = process.execution.run(first).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  const told = await running;
  await vi.advanceTimersByTimeAsync(BACK_MS);
  return { ...process, first, told, wasReached };
}

describe.each(["before", "after"] as const)(
  "a store that fails once, %s the command was carried out",
  (when) => {
    it("at whichever command: the member may send something else 5 s later", async () => {
      let which = 0;
      for (; ; which++) {
        const { execution, submission, wasReached } = await interrupted(which, when);
        if (!wasReached()) break;
        expect(await execution.run(submission()), `command ${which}`).toMatchObject({
          kind: "settled",
          record: { state: "done" },
        });
      }
      expect(which).toBeGreaterThan(8);
    });

    it("at whichever command: the form is sent once at most, and what is said of it is true", async () => {
      for (let which = 0; ; which++) {
        const { execution, first, calls, told, wasReached } = await interrupted(which, when);
        if (!wasReached()) break;
        const before = calls();
        const again = await execution.run(first);
        expect(calls(), `command ${which}`).toBe(1);
        expect(again, `command ${which}`).toMatchObject({ kind: "settled", record: { state: "done" } });
        // Whoever was told that it could not be done may try again.
        if (told instanceof Error)
          expect([told.name, before], `command ${which}`).toEqual(["StoreUnavailable", 0]);
      }
    });
  },
);

it("a form that is sent again at once is never told that its own first try is under way", async () => {
  for (let which = 0; ; which++) {
    const { store, wasReached } = hiccupping(which, "after");
    let fails = 1;
    const release: Store["release"] = async (key, value) => {
      if (wasReached() && key.startsWith("money-lock:") && fails-- > 0)
        throw new StoreUnavailable(new Error("gone"));
      return store.release(key, value);
    };
    const { execution, submission } = aProcess({ ...store, release });
    const form = submission();
    const told = execution.run(form).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    if (!wasReached()) break;
    await told;
    const again = execution.run(form);
    await vi.advanceTimersByTimeAsync(BACK_MS);
    expect(await again, `command ${which}`).toMatchObject({ kind: "settled", record: { state: "done" } });
  }
});
