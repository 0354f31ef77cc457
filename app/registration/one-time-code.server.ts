import type { RequestContext } from "~/context";
import { OperatorError } from "~/operator/error";
import { neededLookUp } from "~/operator/look-up.server";
import { guestOperator } from "~/session/guard.server";
import { type Draft, withPhone } from "./draft";
import { RESEND_MS, TooOften } from "./refusal.server";

/**
 * The draft with this phone, free to go on or with a code on its way (specification, section 4). What this draft has
 * verified, or sent less than a minute ago, is not sent again. Throws OperatorError and TooOften.
 */
export async function settlePhone(draft: Draft, username: string, context: RequestContext): Promise<Draft> {
  const next = withPhone(draft, username);
  const { registerOTP } = await neededLookUp("registerOTP", context);
  if (!registerOTP) return { ...next, otp: "off" };
  if (next.otp === "verified") return next;
  if (typeof next.otp === "object" && Date.now() < next.otp.resendAt) return next;
  return sendCode(next, username, context);
}

/** Sends a code, whether or not one was sent before. Throws OperatorError and TooOften. */
export async function sendCode(draft: Draft, username: string, context: RequestContext): Promise<Draft> {
  const wait = await context.limits.otp({ address: context.address, phone: username });
  if (wait !== null) throw new TooOften(wait);
  try {
    const { otpRef, otpToken, code } = await guestOperator(context).otp.send({ phoneNumber: username });
    if (code === "OTP_VERIFIED") return verified(draft, code);
    if (otpToken === undefined) {
      throw new OperatorError("OTP_SEND_FAIL", { endpoint: "otp.send", reached: "unknown" });
    }
    return { ...draft, otp: { token: otpToken, ref: otpRef, resendAt: Date.now() + RESEND_MS } };
  } catch (error) {
    if (saysVerified(error)) return verified(draft, error.message);
    throw error;
  }
}

/** The draft once the code is right. Throws OperatorError. */
export async function verifyCode(draft: Draft, otpCode: string, context: RequestContext): Promise<Draft> {
  if (typeof draft.otp !== "object") throw new TypeError("no code is on its way");
  try {
    const answer = await guestOperator(context).otp.verify({ otpToken: draft.otp.token, otpCode });
    return verified(draft, answer.message);
  } catch (error) {
    if (saysVerified(error)) return verified(draft, error.message);
    throw error;
  }
}

/** Some operators say it as a failure. */
function saysVerified(error: unknown): error is OperatorError {
  return (
    error instanceof OperatorError && (error.message === "OTP_VERIFIED" || error.message === "OTP_CODE_VALID")
  );
}

function verified(draft: Draft, message: string | undefined): Draft {
  const notice =
    message === undefined
      ? undefined
      : ({ step: "profile", isGood: true, message } satisfies Draft["notice"]);
  return { ...draft, otp: "verified", notice };
}
