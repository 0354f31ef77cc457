import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { realTimers } from "./connection";
import { createReadMarks } from "./read-marks";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function readMarks() {
  const send = vi.fn();
  return { send, ...createReadMarks({ timers: realTimers, delayMs: 1000, send }) };
}

it("marks once, a second after the last message came into view [7.73 9.20]", () => {
  const { send, seen } = readMarks();
  seen();
  vi.advanceTimersByTime(900);
  seen();
  vi.advanceTimersByTime(999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(send).toHaveBeenCalledOnce();
});

it("marks at once when the page is left, and only what waited", () => {
  const { send, seen, flush } = readMarks();
  flush();
  expect(send).not.toHaveBeenCalled();
  seen();
  flush();
  vi.advanceTimersByTime(5000);
  expect(send).toHaveBeenCalledOnce();
});
