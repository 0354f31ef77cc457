import { expect, test } from "vitest";
import type { PlainBrowser } from "../support/plain-browser";
import { drawTransfer } from "../support/transfers";
import type { Visitor } from "../support/visitor";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, member, guest, signedIn } = site;

/** Whether the cookies, copied or made up, are a session. */
async function isSession(cookie: string): Promise<boolean> {
  const answer = await fetch(`${site.url}/user/home`, { headers: { cookie }, redirect: "manual" });
  await answer.text();
  return answer.status === 200;
}

const hasSession = ({ visitor }: PlainBrowser) => visitor.cookie("session") !== undefined;

async function transferEndsAt(visitor: Visitor, fields: Record<string, string>): Promise<string | null> {
  const answer = await visitor.post("/user/home/transfer", fields);
  await answer.text();
  return answer.headers.get("location");
}

test("logging out leads to /login, and a cookie copied before is refused from then on [4.05]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const copied = browser.visitor.cookieHeader();
  expect(await isSession(copied)).toBe(true);
  await browser.open("/user/home");
  const page = await browser.press(brand.t("member:frame.logout"));
  expect(page.path).toBe("/login");
  expect(hasSession(browser)).toBe(false);
  const before = await sandbox.callsOf(who);
  expect(await isSession(copied)).toBe(false);
  expect(await sandbox.callsOf(who)).toHaveLength(before.length);
});

test("a cookie that was altered, cut or sealed elsewhere is no session", async () => {
  const { visitor } = await signedIn();
  const cookie = `session=${visitor.cookie("session")}`;
  const altered = cookie.replace(/.(.{20})$/, (end) => (end.startsWith("A") ? "B" : "A") + end.slice(1));
  for (const forged of [altered, cookie.slice(0, -40), "session=Fe26.2*1*x*y*z", "session="]) {
    expect(await isSession(forged)).toBe(false);
  }
  expect(await isSession(cookie)).toBe(true);
});

test("opening any public screen ends the session that is still there; its copy is refused too [4.06]", async () => {
  const who = await member();
  for (const path of ["/login", "/register", "/howto", "/contact"]) {
    const browser = await signedIn(who);
    const copied = browser.visitor.cookieHeader();
    await browser.open(path);
    expect([path, hasSession(browser), await isSession(copied)]).toEqual([path, false, false]);
  }
});

test("a prefetch or a sub-request of a public screen ends nothing [4.06]", async () => {
  const { visitor } = await signedIn();
  const asked: [string, Record<string, string>][] = [
    ["/login.data", {}],
    ["/login.data?_routes=routes%2Fpublic%2Froute", {}],
    ["/login", { "sec-purpose": "prefetch" }],
    ["/login", { purpose: "prefetch" }],
    ["/login", { "sec-fetch-dest": "empty" }],
  ];
  for (const [path, hint] of asked) {
    expect((await visitor.get(path, hint)).headers.getSetCookie(), path).toEqual([]);
  }
  expect(await isSession(visitor.cookieHeader())).toBe(true);
});

test("when the operator says invalid-token, the session ends and the member is at /login [4.07]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await browser.open("/user/home");
  const copied = browser.visitor.cookieHeader();
  await sandbox.revoke(who);
  const page = await browser.follow(brand.t("home:transfer"));
  expect(page.path).toBe("/login");
  expect(hasSession(browser)).toBe(false);
  expect(await isSession(copied)).toBe(false);
});

test("invalid-token and the codes of 'cannot verify identity' end at /login from reads and from money [4.07 8.03]", async () => {
  const who = await member();
  const { locales } = brand.config;
  for (const [index, message] of ["invalid-token", "UNAUTHORIZED", "EXPIRED_AUTH_TOKEN"].entries()) {
    const { visitor } = guest();
    await visitor.post("/language", { locale: locales[index % locales.length] ?? "th", returnTo: "/login" });
    for (const endpoint of ["wallet.get", "wallet.transfer"] as const) {
      await visitor.signIn(who);
      const transfer = await drawTransfer(visitor, "10");
      await sandbox.fault(who, { endpoint, kind: "status", status: 401, body: { message } });
      const location = await transferEndsAt(visitor, transfer);
      expect([message, endpoint, location]).toEqual([message, endpoint, "/login"]);
      await sandbox.heal(who);
      expect(await isSession(visitor.cookieHeader())).toBe(false);
    }
  }
  expect((await sandbox.balances(who)).wallet).toBe(1_000);
});

test("when the operator says gone, the member is at /terminated, from reads and from money [4.08]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const gone = { kind: "status", status: 410, body: { message: "gone" } } as const;
  for (const endpoint of ["wallet.get", "wallet.transfer"] as const) {
    const transfer = await drawTransfer(browser.visitor, "10");
    await sandbox.fault(who, { endpoint, ...gone });
    expect(await transferEndsAt(browser.visitor, transfer)).toBe("/terminated");
    await sandbox.heal(who);
  }
  await sandbox.fault(who, { endpoint: "wallet.get", ...gone });
  expect((await browser.open("/user/home")).path).toBe("/terminated");
});
