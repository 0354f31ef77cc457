import { MAX_TOKEN_CHARACTERS } from "schemas/contract/account";
import { describe, expect, it } from "vitest";
import { createMemoryStore } from "~/store/memory.server";
import { type Store, StoreUnavailable } from "~/store/store";
import { CookieJar } from "../../tests/support/cookies";
import { createSessions, memberKey, type SessionSettings } from "./session.server";

const first = "first-secret-of-at-least-32-characters";
const second = "second-secret-of-at-least-32-character";
const HOUR_MS = 3_600_000;

/** Sessions with a clock that the test moves. */
function stage(more: Partial<SessionSettings> = {}) {
  let time = Date.parse("2026-01-01T00:00:00Z");
  const now = () => time;
  const store = createMemoryStore(now);
  const open = (settings: Partial<SessionSettings> = {}) =>
    createSessions({ secrets: [first], isSecure: false, store, now, ...more, ...settings });
  return {
    open,
    sessions: open(),
    passes: (ms: number) => {
      time += ms;
    },
  };
}

const away = (): Promise<never> => Promise.reject(new StoreUnavailable("away"));

async function signedIn(sessions: ReturnType<typeof createSessions>, isRemembered = false) {
  return new CookieJar().take(await sessions.start("operator-token", "0812345678", isRemembered));
}

describe("a session", () => {
  it("holds the operator's token and who signed in, and nobody can read that from the cookie [3.31]", async () => {
    const { sessions } = stage();
    const jar = await signedIn(sessions);
    expect(await sessions.read(jar.request())).toMatchObject({
      token: "operator-token",
      memberKey: memberKey("0812345678"),
      isRemembered: false,
    });
    const decoded = jar.header + Buffer.from(jar.header, "base64").toString("latin1");
    for (const secret of ["operator-token", "0812345678", memberKey("0812345678")]) {
      expect(decoded).not.toContain(secret);
    }
  });

  it("is nobody's without a cookie", async () => {
    const { sessions } = stage();
    expect(await sessions.read(new CookieJar().request())).toBeNull();
  });

  it("lasts 30 days when remembered, and the cookie with it [4.03]", async () => {
    const { sessions, passes } = stage();
    const headers = await sessions.start("token", "0812345678", true);
    expect(headers.getSetCookie()[0]).toContain(`Max-Age=${30 * 24 * 3_600}`);
    const jar = new CookieJar().take(headers);
    passes(30 * 24 * HOUR_MS - 1);
    expect(await sessions.read(jar.request())).not.toBeNull();
    passes(1);
    expect(await sessions.read(jar.request())).toBeNull();
  });

  it("ends with the browser when not remembered, and after a day at the latest [4.03]", async () => {
    const { sessions, passes } = stage();
    const headers = await sessions.start("token", "0812345678", false);
    expect(headers.getSetCookie()[0]).not.toContain("Max-Age");
    const jar = new CookieJar().take(headers);
    passes(24 * HOUR_MS - 1);
    expect(await sessions.read(jar.request())).not.toBeNull();
    passes(1);
    expect(await sessions.read(jar.request())).toBeNull();
  });

  it("is a __Host- cookie on https, so that no other site of the domain can set it", async () => {
    const { sessions } = stage({ isSecure: true });
    const headers = await sessions.start("token", "0812345678", true);
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
    const { sessions } = stage({ isSecure: true });
    const token = "t".repeat(MAX_TOKEN_CHARACTERS);
    const headers = await sessions.start(token, "0812345678", true);
    for (const cookie of headers.getSetCookie()) expect(cookie.length).toBeLessThan(4_096);
    const jar = new CookieJar().take(headers);
    expect(jar.kept.size).toBe(2);
    expect(await sessions.read(jar.request())).toMatchObject({ token });
  });
});

describe("a cookie that is not ours", () => {
  it("is nobody's session, however it was altered", async () => {
    const { sessions } = stage();
    const jar = await signedIn(sessions);
    const sealed = jar.kept.get("session") ?? "";
    const altered = [
      sealed.slice(0, -1),
      sealed.slice(0, sealed.length / 2),
      `${sealed}a`,
      // Not the last letter: some of its bits stand for nothing.
      sealed.replace(/.(?=.{4}$)/, (letter) => (letter === "A" ? "B" : "A")),
      sealed.split("*").with(4, "AAAA").join("*"),
      sealed.split("*").with(1, "").join("*"),
      "Fe26.2**",
      "*".repeat(8),
      "garbage",
      "%",
      "ÿ",
    ];
    for (const value of altered) {
      jar.kept.set("session", value);
      expect(await sessions.read(jar.request())).toBeNull();
    }
  });

  it("is nobody's session when sealed with another secret, or for something else", async () => {
    const { sessions, open } = stage();
    const forged = await signedIn(open({ secrets: [second] }));
    expect(await sessions.read(forged.request())).toBeNull();
  });

  it("is nobody's session when the second half is missing or of another session", async () => {
    const { sessions } = stage();
    const start = async () =>
      new CookieJar().take(await sessions.start("t".repeat(4_500), "0812345678", true));
    const [one, other] = [await start(), await start()];
    one.kept.set("session-2", other.kept.get("session-2") ?? "");
    expect(await sessions.read(one.request())).toBeNull();
    one.kept.delete("session-2");
    expect(await sessions.read(one.request())).toBeNull();
  });

  it("under the other name (http's on https) is nobody's session", async () => {
    const { open } = stage();
    const jar = await signedIn(open({ isSecure: false }));
    expect(await open({ isSecure: true }).read(jar.request())).toBeNull();
  });
});

describe("rotating the secrets", () => {
  it("keeps sessions of the older secret, and seals new ones with the first", async () => {
    const { open } = stage();
    const old = await signedIn(open({ secrets: [first] }));
    const rotated = open({ secrets: [second, first] });
    expect(await rotated.read(old.request())).not.toBeNull();
    const fresh = await signedIn(rotated);
    expect(await open({ secrets: [first] }).read(fresh.request())).toBeNull();
    expect(await open({ secrets: [second] }).read(fresh.request())).not.toBeNull();
    expect(await open({ secrets: [second] }).read(old.request())).toBeNull();
  });
});

describe("signing out", () => {
  it("removes the cookies and refuses a copy of them from then on [4.05]", async () => {
    const { sessions } = stage();
    const jar = await signedIn(sessions, true);
    const copy = jar.request();
    jar.take(await sessions.end(jar.request()));
    expect(jar.header).toBe("");
    expect(await sessions.read(copy)).toBeNull();
  });

  it("of one device leaves the member's other sessions alone", async () => {
    const { sessions } = stage();
    const [phone, laptop] = [await signedIn(sessions), await signedIn(sessions)];
    await sessions.end(phone.request());
    expect(await sessions.read(phone.request())).toBeNull();
    expect(await sessions.read(laptop.request())).toMatchObject({ memberKey: memberKey("0812345678") });
  });

  it("is remembered for as long as the session could have lived", async () => {
    for (const isRemembered of [true, false]) {
      const { sessions, passes } = stage();
      const jar = await signedIn(sessions, isRemembered);
      await sessions.end(jar.request());
      passes((isRemembered ? 30 * 24 : 24) * HOUR_MS - 1_000);
      expect(await sessions.read(jar.request())).toBeNull();
    }
  });

  it("twice, or without a session, only removes the cookies", async () => {
    const { sessions } = stage();
    const jar = await signedIn(sessions);
    await sessions.end(jar.request());
    expect((await sessions.end(jar.request())).getSetCookie()).toHaveLength(2);
    expect((await sessions.end(new CookieJar().request())).getSetCookie()).toHaveLength(2);
  });

  it("removes the cookies also while the store is away, and reading goes on", async () => {
    const store: Store = { ...createMemoryStore(), claim: away, read: away };
    const { sessions } = stage({ store });
    const jar = await signedIn(sessions);
    expect(await sessions.read(jar.request())).not.toBeNull();
    expect(jar.take(await sessions.end(jar.request())).header).toBe("");
  });
});

describe("a member's key", () => {
  it("is the same for every spelling, another for another member, and does not show the phone", () => {
    expect(memberKey(" Somchai ")).toBe(memberKey("somchai"));
    expect(memberKey("0812345678")).not.toBe(memberKey("0812345679"));
    expect(memberKey("0812345678")).not.toContain("0812345678");
  });
});
