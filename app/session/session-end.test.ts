import { describe, expect, it } from "vitest";
import { type Store, StoreUnavailable } from "~/store/store";
import { CookieJar } from "../../tests/support/cookies";
import { createMemoryStore } from "../../tests/support/memory-store";
import {
  firstSecret,
  HOUR_MS,
  MEMBER_ID,
  memberKeyOf,
  secondSecret,
  sessionStage,
  signedIn,
} from "../../tests/support/sessions";
import { createSeals } from "./seal.server";

const away = (): Promise<never> => Promise.reject(new StoreUnavailable("away"));

describe("a cookie that is not ours", () => {
  it("is nobody's session, however it was altered", async () => {
    const { sessions } = sessionStage();
    const jar = await signedIn(sessions);
    const sealed = jar.kept.get("session") ?? "";
    const altered = [
      sealed.slice(0, -1),
      sealed.slice(0, sealed.length / 2),
      `${sealed}a`,
      // Not the last character, because some of its bits are unused.
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
    const { sessions, open } = sessionStage();
    const forged = await signedIn(open({ seals: createSeals([secondSecret]) }));
    expect(await sessions.read(forged.request())).toBeNull();
  });

  it("is nobody's session when the second half is missing or of another session", async () => {
    const { sessions } = sessionStage();
    const start = async () =>
      new CookieJar().take(
        await sessions.start({ memberId: MEMBER_ID, token: "t".repeat(4_500), isRemembered: true }),
      );
    const [one, other] = [await start(), await start()];
    one.kept.set("session-2", other.kept.get("session-2") ?? "");
    expect(await sessions.read(one.request())).toBeNull();
    one.kept.delete("session-2");
    expect(await sessions.read(one.request())).toBeNull();
  });

  it("under the other name (http's on https) is nobody's session", async () => {
    const { open } = sessionStage();
    const jar = await signedIn(open({ isSecure: false }));
    expect(await open({ isSecure: true }).read(jar.request())).toBeNull();
  });
});

describe("rotating the secrets", () => {
  it("keeps sessions of the older secret, and seals new ones with the first", async () => {
    const { open } = sessionStage();
    const old = await signedIn(open({ seals: createSeals([firstSecret]) }));
    const rotated = open({ seals: createSeals([secondSecret, firstSecret]) });
    expect(await rotated.read(old.request())).not.toBeNull();
    const fresh = await signedIn(rotated);
    expect(await open({ seals: createSeals([firstSecret]) }).read(fresh.request())).toBeNull();
    expect(await open({ seals: createSeals([secondSecret]) }).read(fresh.request())).not.toBeNull();
    expect(await open({ seals: createSeals([secondSecret]) }).read(old.request())).toBeNull();
  });
});

describe("signing out", () => {
  it("removes the cookies and refuses a copy of them from then on [4.05]", async () => {
    const { sessions } = sessionStage();
    const jar = await signedIn(sessions, true);
    const copy = jar.request();
    jar.take(await sessions.end(jar.request()));
    expect(jar.header).toBe("");
    expect(await sessions.read(copy)).toBeNull();
  });

  it("of one device leaves the member's other sessions alone", async () => {
    const { sessions } = sessionStage();
    const [phone, laptop] = [await signedIn(sessions), await signedIn(sessions)];
    await sessions.end(phone.request());
    expect(await sessions.read(phone.request())).toBeNull();
    expect(await sessions.read(laptop.request())).toMatchObject({ memberKey: memberKeyOf(MEMBER_ID) });
  });

  it("is remembered for as long as the session could have lived", async () => {
    for (const isRemembered of [true, false]) {
      const { sessions, passes } = sessionStage();
      const jar = await signedIn(sessions, isRemembered);
      await sessions.end(jar.request());
      passes((isRemembered ? 30 * 24 : 24) * HOUR_MS - 1_000);
      expect(await sessions.read(jar.request())).toBeNull();
    }
  });

  it("twice, or without a session, only removes the cookies", async () => {
    const { sessions } = sessionStage();
    const jar = await signedIn(sessions);
    await sessions.end(jar.request());
    expect((await sessions.end(jar.request())).getSetCookie()).toHaveLength(2);
    expect((await sessions.end(new CookieJar().request())).getSetCookie()).toHaveLength(2);
  });

  it("removes the cookies also while the store is away, and reading goes on", async () => {
    const store: Store = { ...createMemoryStore(), claim: away, read: away };
    const { sessions } = sessionStage({ store });
    const jar = await signedIn(sessions);
    expect(await sessions.read(jar.request())).not.toBeNull();
    const copy = jar.request();
    expect(jar.take(await sessions.end(jar.request())).header).toBe("");
    expect(await sessions.read(copy)).toBeNull();
  });
});

async function changed(sessions: ReturnType<typeof sessionStage>["sessions"], jar: CookieJar) {
  const session = await sessions.read(jar.request());
  if (!session) throw new Error("no session");
  await sessions.endOthers(session, session.memberKey ?? "");
}

describe("a changed password", () => {
  it("ends the member's other sessions at once; this one goes on, and a new sign-in is welcome", async () => {
    const { sessions, open, passes } = sessionStage();
    const [phone, laptop] = [await signedIn(sessions, true), await signedIn(sessions, true)];
    const unnamed = new CookieJar().take(await sessions.start({ token: "t", isRemembered: true }));
    const stranger = new CookieJar().take(
      await sessions.start({ token: "t", memberId: "member-18", isRemembered: true }),
    );
    await changed(sessions, phone);
    expect(await sessions.read(phone.request())).not.toBeNull();
    expect(await open().read(laptop.request())).toBeNull();
    expect(await sessions.read(stranger.request())).not.toBeNull();
    const nameless = await sessions.read(unnamed.request());
    expect(nameless && (await sessions.learn(nameless, MEMBER_ID))).toBeNull();
    expect(await sessions.read(unnamed.request())).toBeNull();
    passes(1);
    expect(await sessions.read((await signedIn(sessions)).request())).not.toBeNull();
    passes(29 * 24 * HOUR_MS);
    expect(await sessions.read(laptop.request())).toBeNull();
  });

  it("once more, from a session begun later, ends the first as well", async () => {
    const { sessions, passes } = sessionStage();
    const phone = await signedIn(sessions, true);
    await changed(sessions, phone);
    passes(1);
    const laptop = await signedIn(sessions, true);
    passes(1);
    await changed(sessions, laptop);
    expect(await sessions.read(phone.request())).toBeNull();
    expect(await sessions.read(laptop.request())).not.toBeNull();
  });
});
