import fc from "fast-check";
import { errorCodes, errorGroups } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { type Draft, dueStep, type RegisterStep, steps } from "./draft.server";
import { draftAfterRefusal, stepToCorrect } from "./step.server";

const ready: Draft = {
  username: "0811111111",
  otp: "verified",
  profile: { name: "Mali" },
  password: "secret",
  bank: { bankCode: "SCB" },
};

describe("where a code is put right", () => {
  it.each([
    ["EXISTING_USER", "profile", "phone"],
    ["EXISTING_USER", "bank", "phone"],
    ["PHONE_NUMBER_REQUIRE_10_DIGIT", "profile", "phone"],
    ["UNVERIFIED_OTP", "bank", "phone"],
    ["INVALID_USER_INFO", "bank", "profile"],
    ["INVALID_USER_INFO", "profile", "profile"],
    ["EXISTING_BANK", "bank", "bank"],
    ["INVALID_BANK", "bank", "bank"],
    ["BANK_ACCOUNT_NAME_ENG", "bank", "bank"],
    ["REGISTER_FAIL", "bank", "bank"],
    ["REQUEST_LIMIT", "bank", "bank"],
    ["a text of the operator's own", "bank", "bank"],
  ] satisfies [string, RegisterStep, RegisterStep][])("%s at the %s step: %s", (message, at, to) => {
    expect(stepToCorrect(message, at)).toBe(to);
  });

  it("is never a later step, whatever the code", () => {
    fc.assert(
      fc.property(fc.constantFrom(...errorCodes), fc.constantFrom(...steps), (code, at) => {
        expect(steps.indexOf(stepToCorrect(code, at))).toBeLessThanOrEqual(steps.indexOf(at));
      }),
    );
  });
});

describe("the draft that goes back", () => {
  it("says why, and keeps everything typed", () => {
    for (const code of errorCodes) {
      const to = stepToCorrect(code, "bank");
      const after = draftAfterRefusal(code, to, ready);
      expect(after).toMatchObject({ username: ready.username, profile: ready.profile, bank: ready.bank });
      expect(after.notice).toEqual({ step: to, isGood: false, message: code });
    }
  });

  it("verifies the phone anew after a code of the OTP group, and the profile after INVALID_USER_INFO", () => {
    for (const code of errorGroups.otp.filter((code) => !code.startsWith("REQUEST_LIMIT"))) {
      expect(dueStep(draftAfterRefusal(code, "phone", ready))).toBe("phone");
    }
    expect(dueStep(draftAfterRefusal("INVALID_USER_INFO", "profile", ready))).toBe("profile");
    expect(dueStep(draftAfterRefusal("EXISTING_USER", "phone", ready))).toBe("bank");
  });
});
