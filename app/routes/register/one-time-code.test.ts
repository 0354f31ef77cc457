import { describe, expect, it } from "vitest";
import { OperatorError } from "~/operator/error";
import { contextWith } from "../../../tests/support/request-context";
import { rejection } from "../../../tests/support/rows";
import type { Draft } from "./draft";
import { verifyCode } from "./one-time-code.server";

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
