import { redirect } from "@remix-run/node";
import { errorGroups } from "schemas/contract/errors";
import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import { OperatorError } from "~/operator/error";
import { type Draft, pathOf, type Step } from "./draft";
import { draftsOf } from "./drafts.server";

const requestLimits: readonly string[] = ["REQUEST_LIMIT", "REQUEST_LIMIT_1MIN"];
const otpCodes: readonly string[] = errorGroups.otp;
const phoneCodes: readonly string[] = ["EXISTING_USER", "PHONE_NUMBER_REQUIRE_10_DIGIT"];

function isRequestLimit(error: unknown): boolean {
  return error instanceof OperatorError && requestLimits.includes(error.message);
}

/** The draft with the wait that a rate limit requires, the operator's or ours. */
export function resendAfter(error: unknown, draft: Draft, resendMs: number): Draft {
  if (typeof draft.otp !== "object") return draft;
  const waitMs = error instanceof TooOften ? error.seconds * 1000 : isRequestLimit(error) ? resendMs : 0;
  return { ...draft, otp: { ...draft.otp, resendAt: Math.max(draft.otp.resendAt, Date.now() + waitMs) } };
}

/** The step where the cause of an error code can be corrected. */
export function stepFor(message: string, at: Step): Step {
  if (requestLimits.includes(message)) return at;
  if (phoneCodes.includes(message) || otpCodes.includes(message)) return "phone";
  return message === "INVALID_USER_INFO" && at === "bank" ? "profile" : at;
}

/** The draft after such a code: the steps to repeat are marked as not done; everything typed is kept. */
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

/** The result, or a redirect to the step where its failure can be corrected. Rethrows it if that is this step. */
export async function orLeadBack<T>(
  answer: Promise<T>,
  at: Step,
  draft: Draft,
  context: RequestContext,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const to = error instanceof OperatorError ? stepFor(error.message, at) : at;
    if (to === at || !(error instanceof OperatorError)) throw error;
    throw redirect(pathOf(to), {
      status: 303,
      headers: await draftsOf(context).write(draftAfter(error.message, to, draft)),
    });
  }
}
