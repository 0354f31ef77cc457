import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeals } from "~/session/seal.server";
import {
  allowedStep,
  type Draft,
  draftsOf,
  dueStep,
  pathOf,
  positionOf,
  type RegisterStep,
  steps,
  withPhone,
} from "./draft.server";

const pending = { token: "t", ref: "ABCD", resendAt: 0 };

const anyDraft: fc.Arbitrary<Draft> = fc.record(
  {
    username: fc.constantFrom("0811111111", "0822222222"),
    otp: fc.constantFrom("off" as const, "verified" as const, pending),
    profile: fc.constant({ name: "Mali" }),
    password: fc.constant("secret"),
    bank: fc.constant({ bankCode: "SCB" }),
    notice: fc.constant({ step: "bank" as const, isGood: false, message: "REGISTER_FAIL" }),
  },
  { requiredKeys: [] },
);
const anyStep = fc.constantFrom(...steps);

const isSettled = ({ otp }: Draft) => otp === "off" || otp === "verified";

describe("the step that is due", () => {
  it("comes in the specification's order: phone, code, profile, bank [2.11 4.01]", () => {
    const course: [Draft, RegisterStep][] = [
      [{}, "phone"],
      [{ username: "0811111111" }, "phone"],
      [{ username: "0811111111", otp: pending }, "otp"],
      [{ username: "0811111111", otp: "verified" }, "profile"],
      [{ username: "0811111111", otp: "verified", profile: { name: "Mali" }, password: "secret" }, "bank"],
    ];
    for (const [draft, due] of course) expect(dueStep(draft)).toBe(due);
  });

  it("skips the code where none is asked for [4.02]", () => {
    expect(dueStep({ username: "0811111111", otp: "off" })).toBe("profile");
  });

  it("never leaves one out: the bank step needs a settled phone and a validated password", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const due = dueStep(draft);
        if (due === "otp") expect(draft.otp).toEqual(pending);
        if (due === "profile" || due === "bank") expect(isSettled(draft)).toBe(true);
        if (due === "bank") expect(draft.password).toBeDefined();
        if (draft.username === undefined) expect(due).toBe("phone");
      }),
    );
  });
});

describe("whoever asks for a step", () => {
  it("gets it, or the one that is due; asking again changes nothing", () => {
    fc.assert(
      fc.property(anyStep, anyDraft, (step, draft) => {
        const shown = allowedStep(step, draft);
        expect([step, dueStep(draft)]).toContain(shown);
        expect(allowedStep(shown, draft)).toBe(shown);
        expect(steps.indexOf(shown)).toBeLessThanOrEqual(steps.indexOf(dueStep(draft)));
      }),
    );
  });

  it("can always correct the phone, and enters a code only while one is on its way", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(allowedStep("phone", draft)).toBe("phone");
        expect(allowedStep("otp", draft) === "otp").toBe(dueStep(draft) === "otp");
        expect(allowedStep("profile", draft) === "profile").toBe(
          ["profile", "bank"].includes(dueStep(draft)),
        );
      }),
    );
  });
});

describe("a phone", () => {
  it("that changes starts over with its code and validation, and keeps what was typed", () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom("0811111111", "0822222222"), (draft, username) => {
        const next = withPhone(draft, username);
        const isSame = draft.username === username;
        expect(next.username).toBe(username);
        expect(next.notice).toBeUndefined();
        expect([next.profile, next.bank]).toEqual([draft.profile, draft.bank]);
        expect([next.otp, next.password]).toEqual(
          isSame ? [draft.otp, draft.password] : [undefined, undefined],
        );
        if (!isSame) expect(dueStep(next)).toBe("phone");
      }),
    );
  });
});

describe("progress", () => {
  it("counts four steps with one-time codes and three without", () => {
    expect(steps.map((step) => positionOf(step, true))).toEqual(
      [1, 2, 3, 4].map((step) => ({ step, steps: 4 })),
    );
    expect((["phone", "profile", "bank"] as const).map((step) => positionOf(step, false))).toEqual(
      [1, 2, 3].map((step) => ({ step, steps: 3 })),
    );
  });

  it("has an address for each step", () => {
    expect(steps.map(pathOf)).toEqual(["/register", "/register/otp", "/register/profile", "/register/bank"]);
  });
});

const secrets = ["s".repeat(32)];
const seals = createSeals(secrets);
const drafts = draftsOf({ seals, isSecure: false });

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
    const headers = await draftsOf({ seals, isSecure: true }).write(full);
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-register-draft=.*; Secure/);
  });

  it("is empty without a cookie, with another's, with a broken one and after half an hour", async () => {
    let now = 1_000;
    const timed = draftsOf({ seals, isSecure: false }, () => now);
    const request = sentBack(await timed.write(full));
    now += 29 * 60_000;
    expect(await timed.read(request)).toEqual(full);
    now += 60_000;
    expect(await timed.read(request)).toEqual({});
    const foreign = await draftsOf({ seals: createSeals(["x".repeat(32)]), isSecure: false }).write(full);
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
    const rotated = draftsOf({ seals: createSeals(["n".repeat(32), ...secrets]), isSecure: false });
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
