import { MAX_TOKEN_CHARACTERS } from "schemas/contract/account";
import { describe, expect, it } from "vitest";
import { CookieJar } from "../../tests/support/cookies";
import {
  firstSecret,
  HOUR_MS,
  MEMBER_ID,
  memberKeyOf,
  sessionStage,
  signedIn,
} from "../../tests/support/sessions";
import { createSeals } from "./seal.server";

describe("a session", () => {
  it("holds the operator's token and who signed in, and nobody can read that from the cookie [3.31]", async () => {
    const { sessions } = sessionStage();
    const jar = await signedIn(sessions);
    expect(await sessions.read(jar.request())).toMatchObject({
      token: "operator-token",
      memberKey: memberKeyOf(MEMBER_ID),
      isRemembered: false,
    });
    const decoded = jar.header + Buffer.from(jar.header, "base64").toString("latin1");
    for (const secret of ["operator-token", MEMBER_ID, memberKeyOf(MEMBER_ID)]) {
      expect(decoded).not.toContain(secret);
    }
  });

  it("is nobody's without a cookie", async () => {
    const { sessions } = sessionStage();
    expect(await sessions.read(new CookieJar().request())).toBeNull();
  });

  it("names its holder before anybody looks whether it holds; each process unseals a cookie once", async () => {
    const { sessions, passes } = sessionStage();
    const jar = await signedIn(sessions);
    const request = jar.request();
    expect([sessions.isOpened(request), sessions.isOpened(new CookieJar().request())]).toEqual([false, true]);
    expect(await sessions.holderOf(request)).toMatchObject({ memberKey: memberKeyOf(MEMBER_ID) });
    expect(sessions.isOpened(request)).toBe(true);
    await sessions.end(request);
    expect(await sessions.holderOf(request)).toMatchObject({ memberKey: memberKeyOf(MEMBER_ID) });
    passes(24 * HOUR_MS);
    expect(await sessions.holderOf(request)).toBeNull();
    expect(await sessions.holderOf(new CookieJar().request())).toBeNull();
  });

  it("lasts 30 days when remembered, and the cookie with it [4.03]", async () => {
    const { sessions, passes } = sessionStage();
    const headers = await sessions.start({ memberId: MEMBER_ID, token: "token", isRemembered: true });
    expect(headers.getSetCookie()[0]).toContain(`Max-Age=${30 * 24 * 3_600}`);
    const jar = new CookieJar().take(headers);
    passes(30 * 24 * HOUR_MS - 1);
    expect(await sessions.read(jar.request())).not.toBeNull();
    passes(1);
    expect(await sessions.read(jar.request())).toBeNull();
  });

  it("ends with the browser when not remembered, and after a day at the latest [4.03]", async () => {
    const { sessions, passes } = sessionStage();
    const headers = await sessions.start({ memberId: MEMBER_ID, token: "token", isRemembered: false });
    expect(headers.getSetCookie()[0]).not.toContain("Max-Age");
    const jar = new CookieJar().take(headers);
    passes(24 * HOUR_MS - 1);
    expect(await sessions.read(jar.request())).not.toBeNull();
    passes(1);
    expect(await sessions.read(jar.request())).toBeNull();
  });

  it("is a __Host- cookie on https, so that no other site of the domain can set it", async () => {
    const { sessions } = sessionStage({ isSecure: true });
    const headers = await sessions.start({ memberId: MEMBER_ID, token: "token", isRemembered: true });
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-session(-2)?=/);
      for (const attribute of ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]) {
        expect(cookie.split("; ")).toContain(attribute);
      }
      expect(cookie).not.toContain("Domain");
    }
    expect(await sessions.read(new CookieJar().take(headers).request())).toMatchObject({ token: "token" });
  });

  it("of the longest token that is taken is split over two cookies that browsers keep", async () => {
    const { sessions } = sessionStage({ isSecure: true });
    const token = "t".repeat(MAX_TOKEN_CHARACTERS);
    const username = "0".repeat(20);
    const facts = { memberId: MEMBER_ID, currency: "LAK", username, token, isRemembered: true } as const;
    const headers = await sessions.start(facts);
    for (const cookie of headers.getSetCookie()) expect(cookie.length).toBeLessThan(4_096);
    const jar = new CookieJar().take(headers);
    expect(jar.kept.size).toBe(2);
    expect(await sessions.read(jar.request())).toMatchObject(facts);
  });
});

it("remembers members' keys up to so many letters, though an id may be as long as an answer of the operator", () => {
  const named: string[] = [];
  const name = (text: string) => {
    named.push(text);
    return memberKeyOf(text);
  };
  const seals = (purpose: string) => ({ ...createSeals([firstSecret])(purpose), name });
  const { sessions } = sessionStage({ seals });
  const [one, two] = ["1", "2"].map((digit) => digit.repeat(256 * 1024)) as [string, string];
  const ids = [MEMBER_ID, MEMBER_ID, one, two, one, MEMBER_ID];
  expect(ids.map(sessions.keyOf)).toEqual(ids.map(memberKeyOf));
  expect(named).toEqual([MEMBER_ID, one, two, one, MEMBER_ID]);
});

describe("a session of a member whom the operator did not name at once", () => {
  it("has no key until it is learnt, then the one of every other session of that member, on every process", async () => {
    const { sessions, open } = sessionStage();
    const jar = new CookieJar().take(await sessions.start({ token: "token", isRemembered: true }));
    const session = await sessions.read(jar.request());
    expect(session?.memberKey).toBeUndefined();
    if (!session) throw new Error("no session");
    expect(await sessions.learn(session, MEMBER_ID)).toBe(memberKeyOf(MEMBER_ID));
    expect(await open().read(jar.request())).toMatchObject({ memberKey: memberKeyOf(MEMBER_ID) });
  });
});
