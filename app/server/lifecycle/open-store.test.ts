import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForStore } from "./open-store";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

/** A store that does not answer until it was asked so often; each time takes a second. */
function late(times: number) {
  let asked = 0;
  const ping = async () => {
    vi.advanceTimersByTime(1_000);
    if (++asked < times) throw new Error("not yet");
    return [];
  };
  return { ping };
}

test("a store that answers is waited for, at once or later", async () => {
  expect(await waitForStore(late(1))).toBe(true);
  expect(await waitForStore(late(4))).toBe(true);
});

test("one that does not is done without after five seconds", async () => {
  expect(await waitForStore(late(100))).toBe(false);
  expect(performance.now()).toBeLessThan(10_000);
});
