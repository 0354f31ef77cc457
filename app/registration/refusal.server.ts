import { redirect } from "@remix-run/node";
import { errorGroups } from "schemas/contract/errors";
import type { RequestContext } from "~/context";
import { textOfFailure } from "~/errors/error-text.server";
import { waitInit, waitText } from "~/errors/wait.server";
import { OperatorError } from "~/operator/error";
import { type Draft, pathOf, type Step } from "./draft";

/** Between two codes (REQUEST_LIMIT_1MIN: wait about a minute). */
export const RESEND_MS = 60_000;

/** A limit of ours was reached: nothing was sent to the operator. */
export class TooOften extends Error {
  constructor(readonly seconds: number) {
    super(`too often: ${seconds} s to wait`);
    this.name = "TooOften";
  }
}

const requestLimits: readonly string[] = ["REQUEST_LIMIT", "REQUEST_LIMIT_1MIN"];
const otpCodes: readonly string[] = errorGroups.otp;
const phoneCodes: readonly string[] = ["EXISTING_USER", "PHONE_NUMBER_REQUIRE_10_DIGIT"];

function isRequestLimit(error: unknown): boolean {
  return error instanceof OperatorError && requestLimits.includes(error.message);
}

/** What the form says about a failed call, and with which status. Throws on whatever is neither. */
export function refusalOf(error: unknown, context: RequestContext): { text: string; init: ResponseInit } {
  if (error instanceof TooOften) {
    return { text: waitText(error.seconds, context), init: waitInit(error.seconds) };
  }
  return { text: textOfFailure(context, error), init: { status: 400 } };
}

/** The draft with the wait that a limit says, the operator's or ours. */
export function resendAfter(error: unknown, draft: Draft): Draft {
  if (typeof draft.otp !== "object") return draft;
  const waitMs = error instanceof TooOften ? error.seconds * 1000 : isRequestLimit(error) ? RESEND_MS : 0;
  return { ...draft, otp: { ...draft.otp, resendAt: Math.max(draft.otp.resendAt, Date.now() + waitMs) } };
}

/** The step at which a code of the operator can be put right. */
export function stepFor(message: string, at: Step): Step {
  if (requestLimits.includes(message)) return at;
  if (phoneCodes.includes(message) || otpCodes.includes(message)) return "phone";
  return message === "INVALID_USER_INFO" && at === "bank" ? "profile" : at;
}

/** The draft after such a code: what has to be done again is no longer done; everything typed stays. */
export function draftAfter(message: string, to: Step, draft: Draft): Draft {
  const { otp, password, ...kept } = draft;
  const notice = { step: to, isGood: false, message };
  if (to === "profile") return { ...kept, ...(otp !== undefined && { otp }), notice };
  const isUnverified = otpCodes.includes(message);
  return {
    ...kept,
    ...(otp !== undefined && !isUnverified && { otp }),
    ...(password !== undefined && { password }),
    notice,
  };
}

/** Leads to the step where the failure can be put right, or does nothing where that is this one. */
export async function leadBack(
  error: unknown,
  at: Step,
  draft: Draft,
  { drafts }: RequestContext,
): Promise<void> {
  if (!(error instanceof OperatorError)) return;
  const to = stepFor(error.message, at);
  if (to === at) return;
  throw redirect(pathOf(to), {
    status: 303,
    headers: await drafts.write(draftAfter(error.message, to, draft)),
  });
}
