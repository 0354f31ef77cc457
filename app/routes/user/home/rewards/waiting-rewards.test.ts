import { afterEach, expect, it, vi } from "vitest";
import type { Member } from "~/member/guard.server";
import { OperatorError } from "~/operator/error";
import { createMemoryStore } from "../../../../../tests/support/memory-store";
import { contextWith } from "../../../../../tests/support/request-context";
import { forgetFlags, readFlag, refundFlag, wheelFlag } from "../../flags.server";
import { isWheelActive } from "../home.server";
import { waitingRefund } from "./rewards.server";

afterEach(() => void vi.useRealTimers());

/** A member's home at one of two replicas, which share the store, and what the operator was asked for. */
function stage() {
  const store = createMemoryStore();
  const asked: string[] = [];
  const refund = { result: false, bonus: false, refundAmount: 0, lateMs: 0 };
  const wheel: { isActive: boolean; isDown?: boolean; lateMs: number } = { isActive: true, lateMs: 0 };
  const late = (ms: number) => ms > 0 && new Promise((resolve) => setTimeout(resolve, ms));
  const operator = {
    refund: {
      check: async () => {
        asked.push("refund");
        await late(refund.lateMs);
        return { ...refund };
      },
    },
    spinwheel: {
      active: async () => {
        asked.push("wheel");
        await late(wheel.lateMs);
        if (wheel.isDown)
          throw new OperatorError("down", { endpoint: "spinwheel.active", reached: "unknown" });
        return { ...wheel };
      },
    },
  };
  const home = async (key = "one") => {
    const context = contextWith({ store });
    const member = { key, operator } as unknown as Member;
    const stored = {
      mayHaveRefund: readFlag(refundFlag, key, context),
      isWheelOn: readFlag(wheelFlag, key, context),
    };
    return Promise.all([waitingRefund(member, stored, context), isWheelActive(member, stored, context)]);
  };
  return { store, asked, refund, wheel, home, forget: () => forgetFlags("one", contextWith({ store })) };
}

it("asks once for both replicas whether there is a refund and a wheel, until the member presses refresh", async () => {
  const { asked, refund, wheel, home, forget } = stage();
  expect(await home()).toEqual([undefined, true]);
  Object.assign(refund, { result: true, refundAmount: 500 });
  wheel.isActive = false;
  expect(await home()).toEqual([undefined, true]);
  expect(asked).toEqual(["refund", "wheel"]);
  await forget();
  expect(await home()).toEqual([500, false]);
  expect(await home()).toEqual([500, false]);
  // A refund that can be received is asked for every time, the wheel that is off is not.
  expect(asked).toEqual(["refund", "wheel", "refund", "wheel", "refund"]);
});

it("keeps an answer that comes after home has gone on without it", async () => {
  vi.useFakeTimers();
  const { asked, refund, wheel, home } = stage();
  Object.assign(refund, { lateMs: 3_000 });
  Object.assign(wheel, { lateMs: 3_000 });
  const first = home();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toEqual([undefined, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await home()).toEqual([undefined, true]);
  expect(asked).toEqual(["refund", "wheel"]);
});

it("keeps nothing of another member's, nor of an operator that fails", async () => {
  const { asked, wheel, home } = stage();
  wheel.isDown = true;
  expect(await home("one")).toEqual([undefined, false]);
  expect(await home("two")).toEqual([undefined, false]);
  wheel.isDown = false;
  expect(await home("one")).toEqual([undefined, true]);
  expect(asked).toEqual(["refund", "wheel", "refund", "wheel", "wheel"]);
});

it("asks the operator where the store fails", async () => {
  const { store, asked, home } = stage();
  const fails = () => Promise.reject(new Error("away"));
  Object.assign(store, { read: fails, put: fails });
  await home();
  expect(await home()).toEqual([undefined, true]);
  expect(asked).toEqual(["refund", "wheel", "refund", "wheel"]);
});
