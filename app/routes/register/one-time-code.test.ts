import { describe, expect, it } from "vitest";
import { TooOften } from "~/errors/wait.server";
import { OperatorError } from "~/operator/error";
import { contextWith } from "../../../tests/support/request-context";
import { rejection } from "../../../tests/support/rows";
import type { Draft } from "./draft.server";
import { verifyCode, withResendWait } from "./one-time-code.server";

const draft: Draft = { username: "0811111111", otp: { token: "canary-token", resendAt: 0 } };

/** How often the attempt is given back if entering a code fails with this status, or without one. */
async function forgivenAfter(status: number | undefined): Promise<number> {
  let forgiven = 0;
  const forgive = async () => {
    forgiven += 1;
  };
  const fault = new OperatorError("INTERNAL_SERVER_ERROR", {
    endpoint: "otp.verify",
    reached: "unknown",
    status,
  });
  const context = contextWith({
    operatorFor: (() => ({ otp: { verify: () => Promise.reject(fault) } })) as never,
    limits: { otpEntry: async () => ({ wait: null, forgive }) } as never,
  });
  expect(await rejection(verifyCode(draft, "1234", context))).toBe(fault);
  return forgiven;
}

describe("an entered code", () => {
  it("counts once the operator has answered, even if the answer says nothing", async () => {
    expect(await forgivenAfter(401)).toBe(0);
    expect(await forgivenAfter(500)).toBe(0);
  });

  it("does not count if the operator could not be reached", async () => {
    expect(await forgivenAfter(undefined)).toBe(1);
  });
});

describe("the wait before another code", () => {
  const left = (error: unknown) => {
    const { otp } = withResendWait(error, draft, 60_000);
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
