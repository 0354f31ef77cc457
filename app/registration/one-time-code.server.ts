import type { RequestContext } from "~/context";
import { OperatorError } from "~/operator/error";
import { neededLookUp } from "~/operator/look-up.server";
import { guestOperator } from "~/session/guard.server";
import { type Draft, withPhone } from "./draft";
import { RESEND_MS, TooOften } from "./refusal.server";
import type { Asker, Sending } from "./sent-codes.server";

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

/** Sends another code than the draft's, if any, once for a double tap. Throws OperatorError and TooOften. */
export async function sendCode(draft: Draft, username: string, context: RequestContext): Promise<Draft> {
  const send = () => askOperator(username, context);
  return { ...draft, ...(await context.sentCodes.once(askerOf(username, context), draft.otp, send)) };
}

function askerOf(phone: string, { address, userAgent }: RequestContext): Asker {
  return { phone, address, userAgent };
}

async function askOperator(phone: string, context: RequestContext): Promise<Sending> {
  const wait = await context.limits.otp({ address: context.address, phone });
  if (wait !== null) throw new TooOften(wait);
  try {
    const { otpRef, otpToken, code } = await guestOperator(context).otp.send({ phoneNumber: phone });
    if (code === "OTP_VERIFIED") return verified(code);
    if (otpToken === undefined) {
      throw new OperatorError("OTP_SEND_FAIL", { endpoint: "otp.send", reached: "unknown" });
    }
    return { otp: { token: otpToken, ref: otpRef, resendAt: Date.now() + RESEND_MS } };
  } catch (error) {
    if (saysVerified(error)) return verified(error.message);
    throw error;
  }
}

/** The draft once the code is right. Throws OperatorError. */
export async function verifyCode(draft: Draft, otpCode: string, context: RequestContext): Promise<Draft> {
  if (typeof draft.otp !== "object") throw new TypeError("no code is on its way");
  const { username = "", otp } = draft;
  const message = await guestOperator(context)
    .otp.verify({ otpToken: otp.token, otpCode })
    .then(
      (answer) => answer.message,
      (error: unknown) => {
        if (saysVerified(error)) return error.message;
        throw error;
      },
    );
  await context.sentCodes.forget(askerOf(username, context));
  return { ...draft, ...verified(message) };
}

/** Some operators say it as a failure. */
function saysVerified(error: unknown): error is OperatorError {
  return (
    error instanceof OperatorError && (error.message === "OTP_VERIFIED" || error.message === "OTP_CODE_VALID")
  );
}

function verified(message: string | undefined): Sending {
  const notice =
    message === undefined
      ? undefined
      : ({ step: "profile", isGood: true, message } satisfies Draft["notice"]);
  return { otp: "verified", notice };
}
