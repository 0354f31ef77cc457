import { onTestFinished, vi } from "vitest";

/**
 * The time of the calls that follow is over when the test says so: on a busy machine it may pass before a call is out.
 */
export function callTime(): { over(): void } {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  onTestFinished(() => timeout.mockRestore());
  return { over: () => late.abort(new DOMException("The operation timed out.", "TimeoutError")) };
}
