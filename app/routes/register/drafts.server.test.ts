import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeals } from "~/session/seal.server";
import type { Draft } from "./draft";
import { createDrafts } from "./drafts.server";

const secrets = ["s".repeat(32)];
const sealOf = (known: readonly string[]) => createSeals(known)("register-draft");
const seal = sealOf(secrets);
const drafts = createDrafts({ seal, isSecure: false });

const full: Draft = {
  username: "0811111111",
  otp: { token: "canary-token", ref: "ABCD", resendAt: 5 },
  profile: { name: "canary-name", inviteCode: "PR1" },
  password: "canary-password",
  bank: { bankCode: "SCB", firstName: "มะลิ" },
  notice: { step: "bank", isGood: false, message: "REGISTER_FAIL" },
};

function sentBack(headers: Headers): Request {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return new Request("http://local.invalid/register", { headers: { cookie: pairs.join("; ") } });
}

describe("a draft", () => {
  it("comes back from its cookie as it was, and shows nothing of itself", async () => {
    const headers = await drafts.write(full);
    expect(await drafts.read(sentBack(headers))).toEqual(full);
    const cookies = headers.getSetCookie().join("\n");
    expect(cookies).not.toMatch(/canary|0811111111/);
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/^register-draft/);
      expect(cookie).toContain("HttpOnly");
      expect(cookie).toContain("SameSite=Lax");
    }
    expect(headers.getSetCookie()[0]).toContain("Max-Age=1800");
  });

  it("is a __Host- cookie on https", async () => {
    const headers = await createDrafts({ seal, isSecure: true }).write(full);
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-register-draft=.*; Secure/);
  });

  it("is empty without a cookie, with another's, with a broken one and after half an hour", async () => {
    let now = 1_000;
    const timed = createDrafts({ seal, isSecure: false, now: () => now });
    const request = sentBack(await timed.write(full));
    now += 29 * 60_000;
    expect(await timed.read(request)).toEqual(full);
    now += 60_000;
    expect(await timed.read(request)).toEqual({});
    const foreign = await createDrafts({ seal: sealOf(["x".repeat(32)]), isSecure: false }).write(full);
    expect(await drafts.read(sentBack(foreign))).toEqual({});
    expect(await drafts.read(new Request("http://local.invalid"))).toEqual({});
  });

  it("is empty for any other text in the cookie", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w*~.-]{1,200}$/), async (text) => {
        const headers = { cookie: `register-draft=${text}` };
        expect(await drafts.read(new Request("http://local.invalid", { headers }))).toEqual({});
      }),
    );
  });

  it("opens with an older secret after a rotation", async () => {
    const request = sentBack(await drafts.write(full));
    const rotated = createDrafts({ seal: sealOf(["n".repeat(32), ...secrets]), isSecure: false });
    expect(await rotated.read(request)).toEqual(full);
  });

  it("lets the bank fields go where the longest of everything would not fit", async () => {
    const long = "ກ".repeat(200);
    const huge: Draft = {
      ...full,
      profile: { name: long, inviteCode: "i".repeat(64) },
      password: long,
      otp: { token: "t".repeat(2_500), resendAt: 0 },
      bank: { bankCode: "SCB", firstName: long, lastName: long, bankAccountNo: long, currency: long },
    };
    const { bank: _, ...smaller } = huge;
    expect(await drafts.read(sentBack(await drafts.write(huge)))).toEqual(smaller);
  });

  it("keeps only the beginning of a long message", async () => {
    const notice = { step: "profile", isGood: true, message: "m".repeat(9_000) } as const;
    const { bank: _, ...others } = full;
    const written = await drafts.write({ ...others, notice });
    expect(await drafts.read(sentBack(written))).toEqual({
      ...others,
      notice: { ...notice, message: "m".repeat(500) },
    });
  });

  it("goes without its message where that would not fit either", async () => {
    const { bank: _, notice: __, ...kept } = full;
    const longest = { ...kept, password: "p".repeat(4_500) };
    const notice = { step: "profile", isGood: true, message: "ກ".repeat(500) } as const;
    expect(await drafts.read(sentBack(await drafts.write({ ...longest, notice })))).toEqual(longest);
  });

  it("holds nothing of the member any more once it has succeeded", async () => {
    const headers = await drafts.write({ isRegistered: true });
    expect(await drafts.read(sentBack(headers))).toEqual({ isRegistered: true });
  });
});
