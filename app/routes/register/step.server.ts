import { redirect } from "@remix-run/node";
import { errorGroups } from "schemas/contract/errors";
import type { RequestContext } from "~/context";
import { refusesCookies } from "~/cookies/cookie.server";
import { errorText } from "~/errors/error-text.server";
import { formFor } from "~/form/form-action.server";
import { findLookup } from "~/lookups/lookups.server";
import { OperatorError } from "~/operator/error";
import { paths } from "~/paths";
import {
  allowedStep,
  type Draft,
  draftsOf,
  dueStep,
  pathOf,
  positionOf,
  type RegisterStep,
} from "./draft.server";
import { isRequestLimit } from "./one-time-code.server";

/** The draft for this step, or a redirect to the step that is due. */
export async function requireStep(
  step: RegisterStep,
  request: Request,
  context: RequestContext,
): Promise<Draft> {
  const kept = await draftsOf(context).read(request);
  if (kept.isRegistered && request.method === "POST" && step !== "phone")
    throw redirect(paths.registered, 303);
  const draft = kept.isRegistered ? {} : kept;
  const due = allowedStep(step, draft);
  if (due === step) return draft;
  if (request.method === "GET" && refusesCookies(request, paths.register))
    throw redirect(paths.registerWithoutCookies);
  const isExpired = request.method === "POST" && draft.username === undefined;
  throw redirect(
    pathOf(due),
    isExpired ? { headers: await draftsOf(context).write({ notice: expired }) } : undefined,
  );
}

/** A form action for a step, which requires the steps before it to be done. */
export function stepForm(step: RegisterStep) {
  return formFor(async (request, context) => ({ draft: await requireStep(step, request, context) }));
}

/** Redirects to the step that is due (303, so that a reload repeats nothing). */
export async function redirectToDueStep(draft: Draft, context: RequestContext): Promise<Response> {
  return redirect(pathOf(dueStep(draft)), { status: 303, headers: await draftsOf(context).write(draft) });
}

/** Shown when a step is submitted after the draft has expired. */
const expired: Draft["notice"] = { step: "phone", isGood: false, message: "public:register.expired" };

/** What every step's page shows: title, position, and an earlier step's message. */
export async function stepFacts(step: RegisterStep, draft: Draft, context: RequestContext) {
  const { texts, locale, brand } = context;
  return {
    title: `${texts.t(locale)("public:register.title")} · ${brand.name[locale]}`,
    position: positionOf(step, await hasOtp(draft, context)),
    notice: noticeFor(step, draft, context),
  };
}

async function hasOtp({ otp }: Draft, context: RequestContext): Promise<boolean> {
  if (otp !== undefined) return otp !== "off";
  return (await findLookup("registerOTP", context))?.registerOTP ?? false;
}

function noticeFor(step: RegisterStep, { notice }: Draft, context: RequestContext) {
  if (notice?.step !== step) return undefined;
  const { isGood, message } = notice;
  const isOurs = message.startsWith("public:");
  const text = isOurs ? context.texts.anyKey(context.locale)(message) : errorText(context, message);
  return { isGood, text };
}

const otpCodes: readonly string[] = errorGroups.otp;
const phoneCodes: readonly string[] = ["EXISTING_USER", "PHONE_NUMBER_REQUIRE_10_DIGIT"];

/** The step where the cause of an operator's error code, given at step `at`, can be corrected. */
export function stepToCorrect(code: string, at: RegisterStep): RegisterStep {
  if (isRequestLimit(code)) return at;
  if (phoneCodes.includes(code) || otpCodes.includes(code)) return "phone";
  return code === "INVALID_USER_INFO" && at === "bank" ? "profile" : at;
}

/** The draft after such a code: the steps to repeat are marked as not done; everything typed is kept. */
export function draftAfterRefusal(code: string, to: RegisterStep, draft: Draft): Draft {
  const { otp, password, ...kept } = draft;
  const notice = { step: to, isGood: false, message: code };
  if (to === "profile") return { ...kept, ...(otp !== undefined && { otp }), notice };
  const isUnverified = otpCodes.includes(code);
  return {
    ...kept,
    ...(otp !== undefined && !isUnverified && { otp }),
    ...(password !== undefined && { password }),
    notice,
  };
}

/** The result, or a redirect to the step where its failure can be corrected. Rethrows it if that is this step. */
export async function orRedirectBack<T>(
  result: Promise<T>,
  at: RegisterStep,
  draft: Draft,
  context: RequestContext,
): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const to = error instanceof OperatorError ? stepToCorrect(error.message, at) : at;
    if (to === at || !(error instanceof OperatorError)) throw error;
    throw redirect(pathOf(to), {
      status: 303,
      headers: await draftsOf(context).write(draftAfterRefusal(error.message, to, draft)),
    });
  }
}
