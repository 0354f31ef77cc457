import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import { requireLookup } from "~/lookups/lookups.server";
import { guestOperator } from "~/member/guard.server";
import { isUnanswered, OperatorError } from "~/operator/error";
import { type Draft, withPhone } from "./draft";
import { type Asker, type Sending, sentCodesOf } from "./sent-codes.server";

/**
 * The draft with this phone, either free to proceed or with a code sent (specification, section 4). Sends nothing if
 * this draft has verified the phone or got a code less than a minute ago. Throws OperatorError and TooOften.
 */
export async function settlePhone(draft: Draft, username: string, context: RequestContext): Promise<Draft> {
  const next = withPhone(draft, username);
  const { registerOTP } = await requireLookup("registerOTP", context);
  if (!registerOTP) return { ...next, otp: "off" };
  if (next.otp === "verified") return next;
  if (typeof next.otp === "object" && Date.now() < next.otp.resendAt) return next;
  return sendCode(next, username, context);
}

/** Sends a code that differs from the draft's, once for a double tap. Throws OperatorError and TooOften. */
export async function sendCode(draft: Draft, username: string, context: RequestContext): Promise<Draft> {
  const { limits, address } = context;
  const ask = {
    limit: () => limits.otp({ address, phone: username }),
    send: () => askOperator(username, context),
  };
  return { ...draft, ...(await sentCodesOf(context).once(askerOf(username, context), draft.otp, ask)) };
}

function askerOf(phone: string, { address, userAgent }: RequestContext): Asker {
  return { phone, address, userAgent };
}

async function askOperator(phone: string, context: RequestContext): Promise<Sending> {
  try {
    const { otpRef, otpToken, code } = await guestOperator(context).otp.send({ phoneNumber: phone });
    if (code === "OTP_VERIFIED") return verified(code);
    if (otpToken === undefined) {
      throw new OperatorError("OTP_SEND_FAIL", { endpoint: "otp.send", reached: "unknown" });
    }
    return { otp: { token: otpToken, ref: otpRef, resendAt: Date.now() + context.brand.delays.otpResendMs } };
  } catch (error) {
    if (saysVerified(error)) return verified(error.message);
    throw error;
  }
}

/** The draft after the right code. Throws OperatorError and TooOften. */
export async function verifyCode(draft: Draft, otpCode: string, context: RequestContext): Promise<Draft> {
  if (typeof draft.otp !== "object") throw new TypeError("no code is on its way");
  const { username = "", otp } = draft;
  const attempt = await context.limits.otpEntry({ phone: username });
  if (attempt.wait !== null) throw new TooOften(attempt.wait);
  const message = await guestOperator(context)
    .otp.verify({ otpToken: otp.token, otpCode })
    .then(
      (answer) => answer.message,
      async (error: unknown) => {
        if (saysVerified(error)) return error.message;
        if (isUnanswered(error)) await attempt.forgive();
        throw error;
      },
    );
  await attempt.forgive();
  await sentCodesOf(context).forget(askerOf(username, context));
  return { ...draft, ...verified(message) };
}

/** Some operators return it as a failure. */
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
