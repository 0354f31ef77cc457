import { readEnv } from "schemas/env";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { createSeals } from "~/session/seal.server";
import { type Store, StoreUnavailable } from "~/store/store";
import { createMemoryStore } from "../../tests/support/memory-store";
import { rejection } from "../../tests/support/rows";
import { firstSecret } from "../../tests/support/sessions";
import type { Wait } from "./attempt.server";
import { canonicalName, createLimits, type Limits } from "./limits.server";

const least = {
  OPERATOR: "moon",
  OPERATOR_API_URL: "https://api.operator.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

/** The default limits. */
function figures() {
  const read = readEnv(least);
  if (!read.ok) throw new Error("the environment has faults");
  return read.env.limits;
}

const limitsOf = (store: Store = createMemoryStore()) =>
  createLimits(store, figures(), createSeals([firstSecret])("limits").name);

/** How many attempts in a row proceed before a wait is required. */
async function allowed(attempt: (index: number) => Promise<Wait>, most: number): Promise<number> {
  for (let count = 0; count < most; count++) if ((await attempt(count)) !== null) return count;
  return most;
}

const phone = "0812345678";
const home = "203.0.113.7";

/** The limiter reads the clock itself. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A login with a wrong password. */
const wrong = async (limits: Limits, username: string, address = home, browser?: string) =>
  (await limits.login({ address, username, browser })).wait;

describe("logins", () => {
  it("that fail are 10 per 15 min for one user name from one address, then say how long to wait", async () => {
    const limits = limitsOf();
    const login = () => wrong(limits, phone);
    expect(await allowed(login, 20)).toBe(10);
    vi.advanceTimersByTime(60_000);
    expect(await login()).toBe(14 * 60);
    vi.advanceTimersByTime(14 * 60_000);
    expect(await login()).toBeNull();
  });

  it("that fail are 50 per hour for one user name from anywhere, and 300 per 5 min from one address", async () => {
    const limits = limitsOf();
    expect(await allowed((index) => wrong(limits, phone, `198.51.100.${index}`), 100)).toBe(50);
    expect(await allowed((index) => wrong(limits, `member${index}`), 400)).toBe(300);
  });

  it("that are good count nowhere, however many", async () => {
    const limits = limitsOf();
    const good = async () => {
      const attempt = await limits.login({ address: home, username: phone });
      await attempt.forgive();
      return attempt.wait;
    };
    expect(await allowed(good, 400)).toBe(400);
    expect(await allowed(() => wrong(limits, phone), 20)).toBe(10);
  });

  it("count while they are under way: a hundred guesses at once are ten", async () => {
    const limits = limitsOf();
    const waits = await Promise.all(Array.from({ length: 100 }, () => wrong(limits, phone)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });

  it("that one limit refuses count at no other", async () => {
    const limits = limitsOf();
    await allowed(() => wrong(limits, phone), 10);
    for (let refused = 0; refused < 400; refused++) await wrong(limits, phone);
    expect(await allowed((index) => wrong(limits, `member${index}`), 400)).toBe(290);
  });

  it.each([
    [["somchai", "SOMCHAI", " Somchai ", "ｓomchai"]],
    [["0812345678", "+66 81 234 5678", "0066812345678", "081-234-5678", "๐๘๑๒๓๔๕๖๗๘"]],
    [["02055123456", "+856 20 55 123 456", "020.5512.3456"]],
  ])("count one user name whatever its spelling: %j", async (spellings) => {
    const limits = limitsOf();
    const login = (index: number) => wrong(limits, spellings[index % spellings.length] ?? "");
    expect(await allowed(login, 20)).toBe(10);
    expect(await wrong(limits, "0812345679")).toBeNull();
  });

  it("of strangers lock nobody out of a browser that has signed in before, which has a budget of its own", async () => {
    const limits = limitsOf();
    for (let index = 0; index < 60; index++) await wrong(limits, phone, `198.51.100.${index}`);
    await allowed((index) => wrong(limits, `member${index}`), 400);
    expect(await wrong(limits, phone)).not.toBeNull();
    expect(await allowed(() => wrong(limits, phone, home, "known"), 20)).toBe(10);
    expect(await wrong(limits, phone, home, "another")).toBeNull();
  });

  it("of a whole carrier's members behind one address do not lock anybody out elsewhere", async () => {
    const limits = limitsOf();
    await allowed((index) => wrong(limits, `member${index}`), 400);
    await allowed(() => wrong(limits, phone), 60);
    expect(await wrong(limits, phone, "198.51.100.9")).toBeNull();
  });
});

describe("for one member or phone", () => {
  it.each([
    ["guesses of an old password", 10, 3_600, (limits: Limits) => limits.password({ memberKey: "member" })],
    ["good sign-ins", 100, 3_600, (limits: Limits) => limits.signIn({ memberKey: "member" })],
    ["guesses of a code", 10, 3_600, (limits: Limits) => limits.otpEntry({ phone })],
    ["operations with money", 200, 600, (limits: Limits) => limits.money({ memberKey: "member" })],
  ])("%s are %i in %i s", async (_, count, seconds, attempt) => {
    const limits = limitsOf();
    const once = async () => {
      const counted = await attempt(limits);
      return typeof counted === "object" && counted !== null ? counted.wait : counted;
    };
    expect(await allowed(once, count * 2)).toBe(count);
    expect(await once()).toBe(seconds);
    vi.advanceTimersByTime(seconds * 1_000);
    expect(await once()).toBeNull();
  });
});

describe("what the store holds", () => {
  it("has the keys that the releases side by side share", () => {
    const prefixes: unknown[] = [];
    const limiter: Store["limiter"] = (options) => {
      prefixes.push(options.keyPrefix);
      return createMemoryStore().limiter(options);
    };
    limitsOf({ ...createMemoryStore(), limiter });
    const names = [
      ...["login-address", "login-member", "login-username", "login-browser", "sign-in-member"],
      ...["password-member", "otp-phone", "otp-phone-day", "otp-address", "otp-entry", "validate-address"],
      ...["register-address", "upload-member", "money-member", "chat-party", "chat-address"],
    ];
    expect(prefixes).toEqual(names.map((name) => `limit:${name}`));
  });

  it("names no phone, user name or address", async () => {
    const keys: string[] = [];
    const store = createMemoryStore();
    const limiter: Store["limiter"] = (options) => {
      const real = store.limiter(options);
      const consume = (key: string) => {
        keys.push(key);
        return real.consume(key);
      };
      return { consume, reward: (key) => real.reward(key) };
    };
    const limits = limitsOf({ ...store, limiter });
    await limits.login({ address: home, username: phone, browser: undefined });
    await limits.otp({ address: home, phone });
    await limits.otpEntry({ phone });
    expect(keys).toHaveLength(7);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
    expect(keys.join()).not.toMatch(/812345678|203/);
  });
});

describe("other attempts", () => {
  it("for one-time codes are one per minute and five per day for a phone, 200 per hour for an address", async () => {
    const limits = limitsOf();
    const send = () => limits.otp({ address: home, phone });
    for (let day = 0; day < 5; day++) {
      expect(await send()).toBeNull();
      expect(await send()).toBe(60);
      vi.advanceTimersByTime(60_000);
    }
    expect(await send()).toBeGreaterThan(3_600);
    const others = (index: number) => limits.otp({ address: "198.51.100.9", phone: `08${index}` });
    expect(await allowed(others, 300)).toBe(200);
  });

  it("to have a profile validated are 300 per 30 min for an address", async () => {
    const limits = limitsOf();
    expect(await allowed(() => limits.validate({ address: home }), 400)).toBe(300);
    expect(await limits.register({ address: home })).toBeNull();
  });

  it("to register are 60 per 30 min for an address, and uploads 30 per 30 min for a member", async () => {
    const limits = limitsOf();
    expect(await allowed(() => limits.register({ address: home }), 100)).toBe(60);
    expect(await allowed(() => limits.upload({ memberKey: "a" }), 100)).toBe(30);
    expect(await limits.upload({ memberKey: "b" })).toBeNull();
  });

  it("of the chat are 60 messages per minute for a party, and for guests 1500 per 5 min from an address", async () => {
    const limits = limitsOf();
    const chat = (party: string, guestAddress?: string) => limits.chat({ party, guestAddress });
    expect(await allowed(() => chat("member"), 100)).toBe(60);
    expect(await allowed(() => chat("guest", home), 100)).toBe(60);
    expect(await allowed((index) => chat(`guest ${index}`, home), 2_000)).toBe(1_440);
    expect(await chat("guest anew", home)).not.toBeNull();
    expect(await chat("other member")).toBeNull();
  });

  it("fail with the store, rather than pass uncounted as a refusal would say", async () => {
    const away = new StoreUnavailable("away");
    const limiter = { consume: () => Promise.reject(away) } as unknown as ReturnType<Store["limiter"]>;
    const limits = limitsOf({ ...createMemoryStore(), limiter: () => limiter });
    expect(await rejection(limits.register({ address: home }))).toBe(away);
  });
});

test("a phone number counts as one name however it is spelled", () => {
  const spellings = [
    "0812345678",
    "+66 81 234 5678",
    "0066812345678",
    "081‐234‐5678",
    "𝟎81 2345678",
    "𝟎𝟖𝟏-𝟐𝟑𝟒-𝟓𝟔𝟕𝟖",
    "๐๘๑๒๓๔๕๖๗๘",
  ];
  expect(new Set(spellings.map(canonicalName))).toEqual(new Set(["812345678"]));
  const abroad = ["02121234567", "+856 21 21234567", "008562121234567"];
  expect(new Set(abroad.map(canonicalName))).toEqual(new Set(["121234567"]));
});
