import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { refusesCookies } from "~/cookies/cookie.server";
import { errorText } from "~/errors/error-text.server";
import { formFor } from "~/form/form-action.server";
import { findLookup } from "~/lookups/lookups.server";
import { paths } from "~/paths";
import { type Draft, dueStep, leadTo, pathOf, positionOf, type Step } from "./draft";
import { draftsOf } from "./drafts.server";

/** The draft for this step, or a redirect to the step that is due. */
export async function requireStep(step: Step, request: Request, context: RequestContext): Promise<Draft> {
  const kept = await draftsOf(context).read(request);
  if (kept.isRegistered && request.method === "POST" && step !== "phone")
    throw redirect(paths.registered, 303);
  const draft = kept.isRegistered ? {} : kept;
  const due = leadTo(step, draft);
  if (due === step) return draft;
  if (request.method === "GET" && refusesCookies(request, paths.register))
    throw redirect(paths.registerWithoutCookies);
  const isLost = request.method === "POST" && draft.username === undefined;
  throw redirect(
    pathOf(due),
    isLost ? { headers: await draftsOf(context).write({ notice: lost }) } : undefined,
  );
}

/** A form action for a step, which requires the steps before it to be done. */
export function stepForm(step: Step) {
  return formFor(async (request, context) => ({ draft: await requireStep(step, request, context) }));
}

/** Redirects to the step that is due (303, so that a reload repeats nothing). */
export async function leadOn(draft: Draft, context: RequestContext): Promise<Response> {
  return redirect(pathOf(dueStep(draft)), { status: 303, headers: await draftsOf(context).write(draft) });
}

/** Shown when a step is submitted after the draft has expired. */
const lost: Draft["notice"] = { step: "phone", isGood: false, message: "public:register.expired" };

/** What every step's page shows: title, position, and an earlier step's message. */
export async function stepFacts(step: Step, draft: Draft, context: RequestContext) {
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

function noticeFor(step: Step, { notice }: Draft, context: RequestContext) {
  if (notice?.step !== step) return undefined;
  const { isGood, message } = notice;
  const isOurs = message.startsWith("public:");
  const text = isOurs ? context.texts.anyKey(context.locale)(message) : errorText(context, message);
  return { isGood, text };
}
