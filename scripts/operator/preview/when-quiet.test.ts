import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenQuiet } from "./when-quiet";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage() {
  const act = vi.fn();
  return { act, ...whenQuiet(act, { quietMs: 120, mostMs: 2_000 }) };
}

it("acts once after a burst, and once after the next", () => {
  const { act, call } = stage();
  for (const times of [1, 2]) {
    call();
    vi.advanceTimersByTime(119);
    call();
    vi.advanceTimersByTime(119);
    expect(act).toHaveBeenCalledTimes(times - 1);
    vi.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(times);
  }
});

it("acts every two seconds while there is no quiet", () => {
  const { act, call } = stage();
  for (let ms = 0; ms < 6_050; ms += 50) {
    call();
    vi.advanceTimersByTime(50);
  }
  expect(act).toHaveBeenCalledTimes(3);
});

it("does not act once it is cancelled", () => {
  const { act, call, cancel } = stage();
  call();
  cancel();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
