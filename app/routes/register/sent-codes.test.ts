import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSeals } from "~/session/seal.server";
import { type Store, StoreUnavailable } from "~/store/store";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { rejection } from "../../../tests/support/rows";
import { type CodeResult, createSentCodes, type Requester, type SendAttempt } from "./sent-codes.server";

const requester: Requester = { phone: "0811111111", address: "203.0.113.7", userAgent: "Phone/1.0" };

/** An operator that sends a new token each time. */
function operator() {
  let sent = 0;
  const send = async (): Promise<CodeResult> => {
    sent += 1;
    const token = `canary-token-${sent}`;
    await new Promise((resolve) => setImmediate(resolve));
    return { otp: { token, resendAt: Date.now() + 60_000 } };
  };
  return { send, count: () => sent };
}

const sentCodes = (store: Store = createMemoryStore()) =>
  createSentCodes(store, createSeals(["s".repeat(32)])("otp-sent"), 60_000);

/** Our own limit: one code per minute and requester, counted in the store. */
function attemptsWith(send: () => Promise<CodeResult>) {
  const lastSent = new Map<string, number>();
  return (who: Requester): SendAttempt => ({
    send,
    async limit() {
      const key = JSON.stringify(who);
      const leftMs = (lastSent.get(key) ?? -60_000) + 60_000 - Date.now();
      if (leftMs > 0) return Math.ceil(leftMs / 1000);
      lastSent.set(key, Date.now());
      return null;
    },
  });
}

describe("asking for a code", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("200 times at once sends one, and every arrival gets its answer; so does a later one of the minute", async () => {
    const { send, count } = operator();
    const [codes, attempt] = [sentCodes(), attemptsWith(send)(requester)];
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => codes.sendOnce(requester, undefined, attempt)),
    );
    answers.push(await codes.sendOnce(requester, undefined, attempt));
    expect(new Set(answers.map(({ otp }) => JSON.stringify(otp))).size).toBe(1);
    expect(count()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await codes.sendOnce(requester, undefined, attempt);
    expect(count()).toBe(2);
  });

  it("again sends another one, once for a double tap", async () => {
    const { send, count } = operator();
    const [codes, attempt] = [sentCodes(), attemptsWith(send)(requester)];
    const { otp: first } = await codes.sendOnce(requester, undefined, attempt);
    vi.advanceTimersByTime(60_000);
    const [one, two] = await Promise.all([
      codes.sendOnce(requester, first, attempt),
      codes.sendOnce(requester, first, attempt),
    ]);
    expect(one).toEqual(two);
    expect(one?.otp).not.toEqual(first);
    expect(count()).toBe(2);
  });

  it("is somebody else's from another address or browser, and one's own anew after the code was entered", async () => {
    const { send, count } = operator();
    const [codes, attemptOf] = [sentCodes(), attemptsWith(send)];
    const others = [
      { ...requester, address: "203.0.113.8" },
      { ...requester, userAgent: undefined },
      { ...requester, phone: "0822222222" },
    ];
    for (const who of [requester, ...others]) await codes.sendOnce(who, undefined, attemptOf(who));
    expect(count()).toBe(4);
    await codes.forget(requester);
    vi.advanceTimersByTime(60_000);
    await codes.sendOnce(requester, undefined, attemptOf(requester));
    expect(count()).toBe(5);
  });

  it("leaves nothing behind when it fails", async () => {
    const { send, count } = operator();
    const codes = sentCodes();
    const fault = new Error("refused");
    const failing = { limit: async () => null, send: () => Promise.reject(fault) };
    expect(await rejection(codes.sendOnce(requester, undefined, failing))).toBe(fault);
    await codes.sendOnce(requester, undefined, { ...failing, send });
    expect(count()).toBe(1);
  });

  it("keeps no token or phone readable in the store", async () => {
    const store = createMemoryStore();
    const kept: string[] = [];
    const replace: Store["replace"] = (key, expected, next, ttlMs) => {
      kept.push(key, next);
      return store.replace(key, expected, next, ttlMs);
    };
    await sentCodes({ ...store, replace }).sendOnce(
      requester,
      undefined,
      attemptsWith(operator().send)(requester),
    );
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toMatch(/canary|0811111111/);
  });

  it("goes on without the store", async () => {
    const away = () => Promise.reject(new StoreUnavailable("away"));
    const store = { ...createMemoryStore(), claim: away, read: away, replace: away, release: away };
    const { send, count } = operator();
    await sentCodes(store).sendOnce(requester, undefined, attemptsWith(send)(requester));
    await sentCodes(store).forget(requester);
    expect(count()).toBe(1);
  });
});

describe("who may not send", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const overLimit: SendAttempt = {
    limit: async () => 42,
    send: () => Promise.reject(new Error("was sent")),
  };

  /** How often a request that our limit refuses reads the store before it is told to wait. */
  async function readsOfRefused(store: Store) {
    let reads = 0;
    const read: Store["read"] = (key) => {
      reads += 1;
      return store.read(key);
    };
    const refused = sentCodes({ ...store, read }).sendOnce(requester, undefined, overLimit);
    const failure = rejection(refused);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await failure).toMatchObject({ name: "TooOften", seconds: 42 });
    return reads;
  }

  it("is told so after three looks where nothing is under way, and within ten seconds where a sending hangs", async () => {
    expect(await readsOfRefused(createMemoryStore())).toBe(3);
    const store = createMemoryStore();
    const never = { limit: async () => null, send: () => new Promise<never>(() => undefined) };
    void sentCodes(store).sendOnce(requester, undefined, never);
    await vi.advanceTimersByTimeAsync(0);
    const reads = await readsOfRefused(store);
    expect(reads).toBeGreaterThan(90);
    expect(reads).toBeLessThan(105);
  });

  it("gets the code of a sending that begins a moment later", async () => {
    const store = createMemoryStore();
    const refused = sentCodes(store).sendOnce(requester, undefined, overLimit);
    await vi.advanceTimersByTimeAsync(150);
    const slow: SendAttempt = {
      limit: async () => null,
      async send() {
        await new Promise((resolve) => setTimeout(resolve, 4_000));
        return { otp: { token: "canary-token", resendAt: 0 } };
      },
    };
    const sent = sentCodes(store).sendOnce(requester, undefined, slow);
    await vi.advanceTimersByTimeAsync(4_000);
    // Sealing takes real time, in which the faked clock stands.
    const sending = await sent;
    await vi.advanceTimersByTimeAsync(100);
    expect(await refused).toEqual(sending);
  });

  it("is told so at once where the sending has failed", async () => {
    const store = createMemoryStore();
    const failing: SendAttempt = {
      limit: async () => null,
      async send() {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        throw new Error("refused");
      },
    };
    const failed = rejection(sentCodes(store).sendOnce(requester, undefined, failing));
    await vi.advanceTimersByTimeAsync(0);
    const refused = rejection(sentCodes(store).sendOnce(requester, undefined, overLimit));
    await vi.advanceTimersByTimeAsync(1_400);
    expect(await Promise.race([refused, "waits"])).toMatchObject({ name: "TooOften", seconds: 42 });
    await failed;
  });
});
