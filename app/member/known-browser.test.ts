import { describe, expect, it } from "vitest";
import { canonicalName } from "~/limits/limits.server";
import { createSeals } from "~/session/seal.server";
import { CookieJar } from "../../tests/support/cookies";
import { firstSecret, secondSecret } from "../../tests/support/sessions";
import { knownBrowserOf } from "./known-browser.server";

const DAY_MS = 24 * 3_600_000;

function stage({ isSecure = false, secrets = [firstSecret] } = {}) {
  const clock = { now: 0 };
  const browser = knownBrowserOf({ seals: createSeals(secrets), isSecure }, () => clock.now);
  return { browser, clock };
}

const cookieOf = (value: string) => new Headers({ "set-cookie": value });

describe("a browser that has signed in before", () => {
  it("is known for the member who did, and for nobody else", async () => {
    const { browser } = stage();
    const jar = new CookieJar();
    expect(await browser.find(jar.request(), "0812345678")).toBeUndefined();
    jar.take(cookieOf(await browser.remember(jar.request(), "0812345678")));
    expect(await browser.find(jar.request(), "0812345678")).toMatch(/^[\w-]{16}$/);
    expect(await browser.find(jar.request(), "0812345679")).toBeUndefined();
  });

  it.each([
    ["1812345678", "0812345678"],
    ["+66812345678", "0812345678"],
    ["0812345678", "081-234-5678"],
    ["Mali", "mali"],
    ["ｍali", "mali"],
  ])("of %s is not one of %s, although both count as one in limits", async (own, victim) => {
    const { browser } = stage();
    const jar = new CookieJar();
    jar.take(cookieOf(await browser.remember(jar.request(), own)));
    expect(canonicalName(own)).toBe(canonicalName(victim));
    expect(await browser.find(jar.request(), own)).toBeDefined();
    expect(await browser.find(jar.request(), victim)).toBeUndefined();
  });

  it("keeps its name when others of the family sign in, the last five of them", async () => {
    const { browser } = stage();
    const jar = new CookieJar();
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      jar.take(cookieOf(await browser.remember(jar.request(), name)));
    }
    expect(await browser.find(jar.request(), "f")).toBe(await browser.find(jar.request(), "b"));
    expect(await browser.find(jar.request(), "a")).toBeUndefined();
  });

  it("is forgotten after half a year, and a cookie that is not ours says nothing", async () => {
    const { browser, clock } = stage();
    const jar = new CookieJar();
    const foreign = stage({ secrets: [secondSecret] }).browser;
    jar.take(cookieOf(await foreign.remember(jar.request(), "mali")));
    expect(await browser.find(jar.request(), "mali")).toBeUndefined();
    jar.take(cookieOf(await browser.remember(jar.request(), "mali")));
    clock.now = 180 * DAY_MS - 1;
    expect(await browser.find(jar.request(), "mali")).toBeDefined();
    clock.now = 180 * DAY_MS;
    expect(await browser.find(jar.request(), "mali")).toBeUndefined();
  });

  it("is told by a sealed cookie that no script reads: __Host- on https, and small whatever the names", async () => {
    const { browser } = stage({ isSecure: true });
    const jar = new CookieJar();
    let cookie = "";
    for (const name of ["a", "b", "c", "d", "e"]) {
      cookie = await browser.remember(jar.request(), name + "ม".repeat(200));
      jar.take(cookieOf(cookie));
    }
    expect(cookie).toMatch(/^__Host-browser=.+; HttpOnly; SameSite=Lax; Secure/);
    expect(cookie.length).toBeLessThan(4_096);
  });
});
