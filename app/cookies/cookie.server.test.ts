import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CookieJar } from "../../tests/support/cookies";
import { readChunks, readCookie, serializeCookie, writeChunks } from "./cookie.server";

const requestWith = (cookie: string) => new Request("http://local.test/", { headers: { cookie } });
/** The largest cookie that browsers accept. */
const BROWSER_LIMIT = 4096;

describe("reading one cookie", () => {
  it("takes the one of exactly that name", () => {
    const request = requestWith("alocale=a; locale=th; localeb=b; x-locale=c");
    expect(readCookie(request, "locale")).toBe("th");
    expect(readCookie(request, "LOCALE")).toBeNull();
  });

  it("is null without the cookie, without a value and without any", () => {
    expect(readCookie(requestWith("other=1"), "locale")).toBeNull();
    expect(readCookie(requestWith("locale=; other=1"), "locale")).toBeNull();
    expect(readCookie(requestWith("locale"), "locale")).toBeNull();
    expect(readCookie(new Request("http://local.test/"), "locale")).toBeNull();
  });

  it("takes the first of several, even an empty one", () => {
    expect(readCookie(requestWith("locale=th; locale=lo"), "locale")).toBe("th");
    expect(readCookie(requestWith("locale=; locale=lo"), "locale")).toBeNull();
  });

  it("keeps what stands behind further equals signs", () => {
    expect(readCookie(requestWith("a=1;session=x=y==;b=2"), "session")).toBe("x=y==");
  });
});

describe("a value in two cookies", () => {
  const value = fc.string({ maxLength: 7_000, unit: fc.constantFrom(..."abcXYZ019-_*.") });

  it("is read back as it was, whatever its length up to two cookies", () => {
    fc.assert(
      fc.property(value, fc.boolean(), (text, isSecure) => {
        const headers = writeChunks({ name: "session", value: text, isSecure, maxAgeMs: 1_000 });
        expect(readChunks(new CookieJar().take(headers).request(), "session") ?? "").toBe(text);
        for (const cookie of headers.getSetCookie()) expect(cookie.length).toBeLessThan(BROWSER_LIMIT);
      }),
    );
  });

  it("that got shorter leaves nothing of the longer one behind", () => {
    const jar = new CookieJar();
    jar.take(writeChunks({ name: "session", value: "a".repeat(7_000), isSecure: false }));
    expect(jar.kept.size).toBe(2);
    jar.take(writeChunks({ name: "session", value: "short", isSecure: false }));
    expect(readChunks(jar.request(), "session")).toBe("short");
    jar.take(writeChunks({ name: "session", value: "", isSecure: false }));
    expect(jar.header).toBe("");
  });

  it("is refused when it does not fit, rather than cut", () => {
    expect(() => writeChunks({ name: "s", value: "a".repeat(7_001), isSecure: false })).toThrow(RangeError);
  });

  it("is nothing when only its second half is there", () => {
    expect(readChunks(requestWith("session-2=rest"), "session")).toBeNull();
  });
});

describe("a cookie", () => {
  it("is for the server only, for our site only, and for https where we are on https", () => {
    const cookie = { name: "locale", value: "th", maxAgeMs: 60_000 };
    expect(serializeCookie({ ...cookie, isSecure: true })).toBe(
      "locale=th; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60",
    );
    expect(serializeCookie({ ...cookie, isSecure: false })).not.toContain("Secure");
  });

  it("ends with the browser without an age, and at once without a value", () => {
    expect(serializeCookie({ name: "a", value: "1", isSecure: false })).not.toContain("Max-Age");
    expect(serializeCookie({ name: "a", value: "", isSecure: false, maxAgeMs: 9_000 })).toContain(
      "Max-Age=0",
    );
  });
});
