import { describe, expect, it, onTestFinished, vi } from "vitest";
import { rejection } from "../../tests/support/rows";
import { OperatorError } from "./error";
import { withTimeout } from "./with-timeout.server";

const failed = () => new OperatorError("NO_DATA", { endpoint: "wallet.get", reached: "refused" });
const never = new Promise<string>(() => undefined);

/** The rejections that remain unhandled after nobody waits any more. */
async function unhandledDuring(work: () => Promise<void>): Promise<unknown[]> {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  await work();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", note);
  return unhandled;
}

describe("a read that a page does not depend on", () => {
  it("is its answer when that comes in time", async () => {
    expect(await withTimeout(Promise.resolve("here"))).toBe("here");
    expect(await withTimeout(new Promise((resolve) => setTimeout(resolve, 5, "late")), 1_000)).toBe("late");
  });

  it("is nothing when the call failed or does not come in time", async () => {
    expect(await withTimeout(Promise.reject(failed()))).toBeUndefined();
    expect(await withTimeout(never, 5)).toBeUndefined();
  });

  it("waits 2 s and no longer", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let isOver = false;
    const waited = withTimeout(never).finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waited).toBeUndefined();
  });

  it("passes on an order of the operator, and a fault of our own", async () => {
    const order = new Response(null, { status: 302 });
    expect(await rejection(withTimeout(Promise.reject(order)))).toBe(order);
    expect(await rejection(withTimeout(Promise.reject(new TypeError("ours"))))).toBeInstanceOf(TypeError);
  });

  it("leaves nobody to fail for an answer that fails later", async () => {
    const unhandled = await unhandledDuring(async () => {
      const later = new Promise<string>((_, reject) => setTimeout(reject, 5, failed()));
      expect(await withTimeout(later, 1)).toBeUndefined();
    });
    expect(unhandled).toEqual([]);
  });
});
