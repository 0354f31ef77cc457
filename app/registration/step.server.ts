import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { lookUp } from "~/operator/look-up.server";
import { type Draft, leadTo, pathOf, positionOf, type Step } from "./draft";

/** The draft for this step, or a redirect to the step that is due. */
export async function requireStep(step: Step, request: Request, { drafts }: RequestContext): Promise<Draft> {
  const draft = await drafts.read(request);
  const due = leadTo(step, draft);
  if (due === step) return draft;
  const isLost = request.method === "POST" && draft.username === undefined;
  throw redirect(pathOf(due), isLost ? { headers: await drafts.write({ notice: lost }) } : undefined);
}

/** Said to whoever sends a step after the draft's time. */
const lost: Draft["notice"] = { step: "phone", isGood: false, message: "public:register.expired" };

/** What every step's page shows: title, place among the steps, and what an earlier one has to say. */
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
  return (await lookUp("registerOTP", context))?.registerOTP ?? false;
}

function noticeFor(step: Step, { notice }: Draft, context: RequestContext) {
  if (notice?.step !== step) return undefined;
  const { isGood, message } = notice;
  const isOurs = message.startsWith("public:");
  const text = isOurs ? context.texts.anyKey(context.locale)(message) : errorText(context, message);
  return { isGood, text };
}
