import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSeal } from "~/session/seal.server";
import { createMemoryStore } from "~/store/memory.server";
import { type Store, StoreUnavailable } from "~/store/store";
import { rejection } from "../../tests/support/rows";
import { createSentCodes, type Sending } from "./sent-codes.server";

const asker = { phone: "0811111111", address: "203.0.113.7", userAgent: "Phone/1.0" };

/** An operator that sends a new token each time. */
function operator() {
  let sent = 0;
  const send = async (): Promise<Sending> => {
    sent += 1;
    const token = `canary-token-${sent}`;
    await new Promise((resolve) => setImmediate(resolve));
    return { otp: { token, resendAt: Date.now() + 60_000 } };
  };
  return { send, count: () => sent };
}

const sentCodes = (store: Store = createMemoryStore()) =>
  createSentCodes(store, createSeal(["s".repeat(32)]));

describe("asking for a code", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("200 times at once sends one, and every arrival gets its answer; so does a later one of the minute", async () => {
    const { send, count } = operator();
    const codes = sentCodes();
    const answers = await Promise.all(Array.from({ length: 200 }, () => codes.once(asker, undefined, send)));
    answers.push(await codes.once(asker, undefined, send));
    expect(new Set(answers.map(({ otp }) => JSON.stringify(otp))).size).toBe(1);
    expect(count()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await codes.once(asker, undefined, send);
    expect(count()).toBe(2);
  });

  it("again sends another one, once for a double tap", async () => {
    const { send, count } = operator();
    const codes = sentCodes();
    const { otp: first } = await codes.once(asker, undefined, send);
    const [one, two] = await Promise.all([codes.once(asker, first, send), codes.once(asker, first, send)]);
    expect(one).toEqual(two);
    expect(one?.otp).not.toEqual(first);
    expect(count()).toBe(2);
  });

  it("is somebody else's from another address or browser, and one's own anew after the code was entered", async () => {
    const { send, count } = operator();
    const codes = sentCodes();
    await codes.once(asker, undefined, send);
    await codes.once({ ...asker, address: "203.0.113.8" }, undefined, send);
    await codes.once({ ...asker, userAgent: undefined }, undefined, send);
    await codes.once({ ...asker, phone: "0822222222" }, undefined, send);
    expect(count()).toBe(4);
    await codes.forget(asker);
    await codes.once(asker, undefined, send);
    expect(count()).toBe(5);
  });

  it("leaves nothing behind when it fails", async () => {
    const { send, count } = operator();
    const codes = sentCodes();
    const fault = new Error("refused");
    expect(await rejection(codes.once(asker, undefined, () => Promise.reject(fault)))).toBe(fault);
    await codes.once(asker, undefined, send);
    expect(count()).toBe(1);
  });

  it("keeps no token readable in the store", async () => {
    const store = createMemoryStore();
    const kept: string[] = [];
    const replace: Store["replace"] = (key, expected, next, ttlMs) => {
      kept.push(key, next);
      return store.replace(key, expected, next, ttlMs);
    };
    await sentCodes({ ...store, replace }).once(asker, undefined, operator().send);
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toMatch(/canary|0811111111/);
  });

  it("goes on without the store", async () => {
    const away = () => Promise.reject(new StoreUnavailable("away"));
    const store = { ...createMemoryStore(), claim: away, read: away, replace: away, release: away };
    const { send, count } = operator();
    await sentCodes(store).once(asker, undefined, send);
    await sentCodes(store).forget(asker);
    expect(count()).toBe(1);
  });
});
