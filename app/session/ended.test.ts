import { describe, expect, it } from "vitest";
import { CookieJar } from "../../tests/support/cookies";
import { createMemoryStore } from "../../tests/support/memory-store";
import { HOUR_MS, MEMBER_ID, memberKeyOf, sessionStage } from "../../tests/support/sessions";

const PHONE = "0812345678";
const MINUTE_MS = 60_000;

type Stage = ReturnType<typeof sessionStage>;

async function signIn({ sessions }: Stage, username: string | undefined = PHONE): Promise<CookieJar> {
  const facts = { token: "operator-token", memberId: MEMBER_ID, username, isRemembered: false };
  return new CookieJar().take(await sessions.start(facts));
}

describe("why a session is refused", () => {
  it("is not said while it holds, of none, of one that is not ours, and after signing out", async () => {
    const stage = sessionStage();
    const { sessions } = stage;
    const jar = await signIn(stage);
    expect(await sessions.endingOf(jar.request())).toBeNull();
    expect(await sessions.endingOf(new CookieJar().request())).toBeNull();
    const forged = await signIn(stage);
    forged.kept.set("session", `${forged.kept.get("session")}x`);
    expect(await sessions.endingOf(forged.request())).toBeNull();
    const copied = jar.request();
    await sessions.end(jar.request());
    expect(await sessions.endingOf(copied)).toBeNull();
  });

  it("is the time, with the name that was typed", async () => {
    const stage = sessionStage();
    const jar = await signIn(stage);
    stage.passes(24 * HOUR_MS);
    expect(await stage.sessions.endingOf(jar.request())).toEqual({ reason: "time", username: PHONE });
  });

  it("is a password that was changed on another device", async () => {
    const stage = sessionStage();
    const [phone, laptop] = [await signIn(stage), await signIn(stage)];
    const session = await stage.sessions.read(laptop.request());
    if (!session) throw new Error("no session");
    await stage.sessions.endOthers(session, memberKeyOf(MEMBER_ID));
    expect(await stage.sessions.endingOf(phone.request())).toEqual({ reason: "password", username: PHONE });
    expect(await stage.sessions.endingOf(laptop.request())).toBeNull();
  });

  it("is another one if the store has lost what it knew", async () => {
    const birth = { at: 1 };
    const stage = sessionStage({ store: { ...createMemoryStore(), bornAt: async () => birth.at } });
    const jar = await signIn(stage);
    birth.at = 2;
    expect(await stage.sessions.endingOf(jar.request())).toEqual({ reason: "other", username: PHONE });
  });

  it("comes without a name that is longer than a phone number", async () => {
    const stage = sessionStage();
    const jar = await signIn(stage, "m".repeat(21));
    stage.passes(24 * HOUR_MS);
    expect(await stage.sessions.endingOf(jar.request())).toEqual({ reason: "time", username: undefined });
  });
});

describe("what the login page is told of an ended session", () => {
  const ended = { reason: "other", username: PHONE, memberKey: "key" } as const;

  it("is kept for 15 minutes in a cookie that nobody else can read or make", async () => {
    const { sessions, open, passes } = sessionStage({ isSecure: true });
    const cookie = await sessions.ended.keep(ended);
    expect(cookie).toMatch(/^__Host-ended=.+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=900$/);
    expect(cookie + Buffer.from(cookie, "base64").toString("latin1")).not.toContain(PHONE);
    const jar = new CookieJar().take(new Headers({ "set-cookie": cookie }));
    expect(await sessions.ended.find(jar.request())).toEqual(ended);
    passes(15 * MINUTE_MS - 1);
    expect(await open().ended.find(jar.request())).toEqual(ended);
    passes(1);
    expect(await sessions.ended.find(jar.request())).toBeNull();
    jar.kept.set("__Host-ended", jar.kept.get("__Host-ended")?.slice(1) ?? "");
    expect(await sessions.ended.find(jar.request())).toBeNull();
  });

  it("is taken away where it is there", async () => {
    const { sessions } = sessionStage();
    const jar = new CookieJar();
    expect(sessions.ended.forget(jar.request())).toBeUndefined();
    jar.take(new Headers({ "set-cookie": await sessions.ended.keep(ended) }));
    jar.take(new Headers({ "set-cookie": sessions.ended.forget(jar.request()) ?? "" }));
    expect(jar.header).toBe("");
  });
});
