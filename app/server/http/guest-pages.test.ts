import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { guestPagesOf, isGuestPrefetch } from "./guest-pages";

const brand = {
  locales: ["th", "lo", "en"],
  defaultLocale: "th",
  features: { inAppBrowserHint: true, hideBalances: true, howto: true },
  videos: { wallet: { file: "w.mp4" }, play: {}, balance: {}, bonus: {}, "cancel-bonus": {} },
} as unknown as Parameters<typeof guestPagesOf>[0];

function pageFor(url: string, headers: Record<string, string> = {}, method = "GET") {
  return guestPagesOf(brand)({ url, method, headers } as unknown as IncomingMessage);
}

const plain = { path: "/login", locale: "th", inAppBrowser: undefined, hidesBalances: false };

describe("a page that is the same for all guests", () => {
  it("depends on the address, the language, the app that shows it, and whether balances are hidden", () => {
    expect(pageFor("/login")).toEqual(plain);
    expect(pageFor("/login", { cookie: "locale=lo; balances=hidden" })).toEqual({
      ...plain,
      locale: "lo",
      hidesBalances: true,
    });
    expect(pageFor("/login", { "user-agent": "x Line/13.1" })?.inAppBrowser).toBe("line");
    const closed = { "user-agent": "x Line/13.1", cookie: "in-app-hint=closed" };
    expect(pageFor("/login", closed)).toEqual(plain);
    expect(pageFor("/login", { cookie: "locale=xx; balances=%00; __proto__=1; locale=lo" })).toEqual(plain);
  });

  it.each(["/login", "/register", "/howto", "/howto/wallet", "/contact", "/terminated"])("is %s", (path) =>
    expect(pageFor(path)?.path).toBe(path),
  );

  it.each([
    ...["/", "/login?code=1", "/login/", "//login", "/LOGIN", "/login.data", "/register/otp", "/user/home"],
    ...["/howto/a/b", "/howto/%2e%2e", "/contact/chat", "http://elsewhere/login", "/nowhere", "/login#x"],
    ...["/howto/play", "/howto/elsewhere", "/%6cogin", "/login;x", "/login?", "/./login", "/x/../login"],
    ...["/login?lng=lo", "/login?_data=root", "/__manifest", "//login/", "/login%00", "/\\login"],
  ])("is not %s", (url) => expect(pageFor(url)).toBeNull());

  it.each([
    "session",
    "session-2",
    "ended",
    "flash",
    "register-draft",
    "registered",
    "return-to",
    "guest-id",
  ])("is nobody's who has the cookie %s", (name) => {
    expect(pageFor("/login", { cookie: `locale=th; ${name}=x` })).toBeNull();
    expect(pageFor("/login", { cookie: `__Host-${name}=x` })).toBeNull();
    expect(pageFor("/login", { cookie: `${name}=; a=b` })).toBeNull();
  });

  it("may be had by those whose other cookies say nothing about it", () => {
    expect(pageFor("/login", { cookie: "__Host-browser=x; code=PR1; _ga=1; AWSALB=abc" })).toEqual(plain);
  });

  it("is a document, not what a script or a prefetch asks for, and nothing that is sent", () => {
    expect(pageFor("/login", {}, "POST")).toBeNull();
    expect(pageFor("/login", {}, "HEAD")).toEqual(plain);
    expect(pageFor("/login", { "sec-fetch-dest": "document" })).toEqual(plain);
    expect(pageFor("/login", { "sec-fetch-dest": "empty" })).toBeNull();
    expect(pageFor("/login", { "sec-purpose": "prefetch" })).toBeNull();
    expect(pageFor("/login", { "content-length": "3" })).toBeNull();
  });
});

describe("what a browser asks ahead of a tap", () => {
  const ask = (url: string, headers: Record<string, string> = {}) =>
    isGuestPrefetch({ url, method: "GET", headers } as unknown as IncomingMessage);
  const ahead = { "sec-purpose": "prefetch" };

  it("may be kept for some seconds if it is a guest's, of a page that is the same for all", () => {
    expect(ask("/register.data?_routes=routes%2Fregister", ahead)).toBe(true);
    expect(ask("/howto/wallet.data", { purpose: "prefetch", cookie: "locale=lo" })).toBe(true);
  });

  it("may not, once it was tapped, of other pages, and of visitors whose page may be their own", () => {
    expect(ask("/register.data")).toBe(false);
    expect(ask("/register", ahead)).toBe(false);
    expect(ask("/user/home.data", ahead)).toBe(false);
    expect(ask("/register/otp.data", ahead)).toBe(false);
    for (const cookie of ["session=x", "a=b; __Host-session-2=x", "register-draft=x", "flash="])
      expect(ask("/register.data", { ...ahead, cookie })).toBe(false);
  });
});
