import fc from "fast-check";
import { readEnv } from "schemas/env";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "~/store/memory.server";
import { type Store, StoreUnavailable } from "~/store/store";
import { rejection } from "../../tests/support/rows";
import { addressGroup } from "./address-group";
import { createLimits, type Wait } from "./limits.server";

const least = {
  OPERATOR: "moon",
  OPERATOR_API_URL: "https://api.operator.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

/** The house's own figures. */
function figures() {
  const read = readEnv(least);
  if (!read.ok) throw new Error("the environment has faults");
  return read.env.limits;
}

const limitsOf = (store: Store = createMemoryStore()) => createLimits(store, figures());

/** How many attempts in a row go on before one has to wait. */
async function allowed(attempt: (index: number) => Promise<Wait>, most: number): Promise<number> {
  for (let count = 0; count < most; count++) if ((await attempt(count)) !== null) return count;
  return most;
}

const phone = "0812345678";
const home = "203.0.113.7";

/** The limiter reads the clock itself. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("logins", () => {
  it("are 10 per 15 min for one user name from one address, then say how long to wait", async () => {
    const limits = limitsOf();
    const login = () => limits.login({ address: home, username: phone });
    expect(await allowed(login, 20)).toBe(10);
    vi.advanceTimersByTime(60_000);
    expect(await login()).toBe(14 * 60);
    vi.advanceTimersByTime(14 * 60_000);
    expect(await login()).toBeNull();
  });

  it("are 50 per hour for one user name from anywhere, and 300 per 5 min from one address", async () => {
    const limits = limitsOf();
    const elsewhere = (index: number) => limits.login({ address: `198.51.100.${index}`, username: phone });
    expect(await allowed(elsewhere, 100)).toBe(50);
    const others = (index: number) => limits.login({ address: home, username: `member${index}` });
    expect(await allowed(others, 400)).toBe(300);
  });

  it("count one user name whatever its spelling", async () => {
    const limits = limitsOf();
    const spellings = ["somchai", "SOMCHAI", " Somchai ", "sOmChAi"];
    const login = (index: number) => limits.login({ address: home, username: spellings[index % 4] ?? "" });
    expect(await allowed(login, 20)).toBe(10);
  });

  it("of a whole carrier's members behind one address do not lock anybody out elsewhere", async () => {
    const limits = limitsOf();
    await allowed((index) => limits.login({ address: home, username: `member${index}` }), 400);
    await allowed(() => limits.login({ address: home, username: phone }), 60);
    expect(await limits.login({ address: "198.51.100.9", username: phone })).toBeNull();
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

  it("fail with the store, rather than pass uncounted as a refusal would say", async () => {
    const away = new StoreUnavailable("away");
    const limiter = { consume: () => Promise.reject(away) } as unknown as ReturnType<Store["limiter"]>;
    const limits = limitsOf({ ...createMemoryStore(), limiter: () => limiter });
    expect(await rejection(limits.register({ address: home }))).toBe(away);
  });
});

describe("whom a limit by address counts as one", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["1:2:3::", "1:2:3:0::/64"],
    ["", ""],
  ])("%s is counted as %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it("is every address of one IPv6 subscriber, however it is written", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(group, group, group, group);
    const hex = (groups: readonly number[], pad: number) =>
      groups.map((one) => one.toString(16).padStart(pad, "0")).join(":");
    fc.assert(
      fc.property(half, half, half, (network, host, other) => {
        const long = addressGroup(`${hex(network, 4)}:${hex(host, 4)}`);
        expect(addressGroup(`${hex(network, 1)}:${hex(other, 1)}`.toUpperCase())).toBe(long);
        expect(addressGroup(`${hex(network, 1)}::`)).toBe(long);
      }),
    );
  });
});
