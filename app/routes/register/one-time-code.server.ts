import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import { requireLookup } from "~/lookups/lookups.server";
import { guestOperator } from "~/member/guard.server";
import { isUnanswered, OperatorError } from "~/operator/error";
import { type Draft, withPhone } from "./draft.server";
import { type CodeResult, type Requester, sentCodesOf } from "./sent-codes.server";

/**
 * The draft with this phone, after a code was sent to it if the operator requires one (specification, section 4). Sends
 * nothing if this draft has verified the phone or got a code less than a minute ago. Throws OperatorError and TooOften.
 */
export async function startVerification(
  draft: Draft,
  username: string,
  context: RequestContext,
): Promise<Draft> {
  const next = withPhone(draft, username);
  const { registerOTP } = await requireLookup("registerOTP", context);
  if (!registerOTP) return { ...next, otp: "off" };
  if (next.otp === "verified") return next;
  if (typeof next.otp === "object" && Date.now() < next.otp.resendAt) return next;
  return sendCode(next, username, context);
}

/** Sends another code than the draft's, only one for a double tap. Throws OperatorError and TooOften. */
export async function sendCode(draft: Draft, username: string, context: RequestContext): Promise<Draft> {
  const { limits, address } = context;
  const attempt = {
    limit: () => limits.otp({ address, phone: username }),
    send: () => requestCode(username, context),
  };
  const result = await sentCodesOf(context).sendOnce(requesterOf(username, context), draft.otp, attempt);
  return { ...draft, ...result };
}

function requesterOf(phone: string, { address, userAgent }: RequestContext): Requester {
  return { phone, address, userAgent };
}

async function requestCode(phone: string, context: RequestContext): Promise<CodeResult> {
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
  await sentCodesOf(context).forget(requesterOf(username, context));
  return { ...draft, ...verified(message) };
}

/** Some operators return these codes with the status of a failure. */
function saysVerified(error: unknown): error is OperatorError {
  return (
    error instanceof OperatorError && (error.message === "OTP_VERIFIED" || error.message === "OTP_CODE_VALID")
  );
}

function verified(message: string | undefined): CodeResult {
  const notice =
    message === undefined
      ? undefined
      : ({ step: "profile", isGood: true, message } satisfies Draft["notice"]);
  return { otp: "verified", notice };
}

const requestLimits: readonly string[] = ["REQUEST_LIMIT", "REQUEST_LIMIT_1MIN"];

/** Whether an operator's error code says that codes were requested too often. */
export function isRequestLimit(code: string): boolean {
  return requestLimits.includes(code);
}

/** The draft with the wait before another code that a rate limit requires, the operator's or ours. */
export function withResendWait(error: unknown, draft: Draft, resendMs: number): Draft {
  if (typeof draft.otp !== "object") return draft;
  const isLimited = error instanceof OperatorError && isRequestLimit(error.message);
  const waitMs = error instanceof TooOften ? error.seconds * 1000 : isLimited ? resendMs : 0;
  return { ...draft, otp: { ...draft.otp, resendAt: Math.max(draft.otp.resendAt, Date.now() + waitMs) } };
}
