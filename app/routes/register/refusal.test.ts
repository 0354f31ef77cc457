import fc from "fast-check";
import { errorCodes, errorGroups } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { TooOften } from "~/errors/wait.server";
import { OperatorError } from "~/operator/error";
import { type Draft, dueStep, type Step, steps } from "./draft";
import { draftAfter, resendAfter, stepFor } from "./refusal.server";

const ready: Draft = {
  username: "0811111111",
  otp: "verified",
  profile: { name: "Mali" },
  password: "secret",
  bank: { bankCode: "SCB" },
};

const pending: Draft = { username: "0811111111", otp: { token: "t", resendAt: 0 } };

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
  ] satisfies [string, Step, Step][])("%s at the %s step: %s", (message, at, to) => {
    expect(stepFor(message, at)).toBe(to);
  });

  it("is never a later step, whatever the code", () => {
    fc.assert(
      fc.property(fc.constantFrom(...errorCodes), fc.constantFrom(...steps), (code, at) => {
        expect(steps.indexOf(stepFor(code, at))).toBeLessThanOrEqual(steps.indexOf(at));
      }),
    );
  });
});

describe("the draft that goes back", () => {
  it("says why, and keeps everything typed", () => {
    for (const code of errorCodes) {
      const to = stepFor(code, "bank");
      const after = draftAfter(code, to, ready);
      expect(after).toMatchObject({ username: ready.username, profile: ready.profile, bank: ready.bank });
      expect(after.notice).toEqual({ step: to, isGood: false, message: code });
    }
  });

  it("verifies the phone anew after a code of the OTP group, and the profile after INVALID_USER_INFO", () => {
    for (const code of errorGroups.otp.filter((code) => !code.startsWith("REQUEST_LIMIT"))) {
      expect(dueStep(draftAfter(code, "phone", ready))).toBe("phone");
    }
    expect(dueStep(draftAfter("INVALID_USER_INFO", "profile", ready))).toBe("profile");
    expect(dueStep(draftAfter("EXISTING_USER", "phone", ready))).toBe("bank");
  });
});

describe("the wait before another code", () => {
  const left = (error: unknown) => {
    const { otp } = resendAfter(error, pending, 60_000);
    return typeof otp === "object" ? Math.round((otp.resendAt - Date.now()) / 1000) : Number.NaN;
  };

  it("is a minute after REQUEST_LIMIT and REQUEST_LIMIT_1MIN, and what our own limit says", () => {
    for (const code of ["REQUEST_LIMIT", "REQUEST_LIMIT_1MIN"]) {
      expect(left(new OperatorError(code, { endpoint: "otp.send", reached: "refused" }))).toBe(60);
    }
    expect(left(new TooOften(300))).toBe(300);
    expect(left(new OperatorError("OTP_CODE_INVALID", { endpoint: "otp.verify", reached: "refused" }))).toBe(
      0,
    );
  });
});
