import { getInputProps, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import type { RequestContext } from "~/context";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { type Draft, dueStep, pathOf } from "~/registration/draft";
import { otpForm } from "~/registration/forms";
import { sendCode, verifyCode } from "~/registration/one-time-code.server";
import { refusalOf, resendAfter } from "~/registration/refusal.server";
import { requireStep, stepFacts } from "~/registration/step.server";
import { StepForm, useStepForm } from "~/registration/step-form";
import { StepPage } from "~/registration/step-page";
import { titleMeta } from "~/title";
import { ResendForm } from "./resend-form";

export const meta = titleMeta;

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("otp", request, context);
  return {
    ...(await stepFacts("otp", draft, context)),
    username: draft.username,
    reference: typeof draft.otp === "object" ? draft.otp.ref : undefined,
    resendInSeconds: secondsLeft(draft),
    constraint: getZodConstraint(otpForm),
  };
}

function secondsLeft({ otp }: Draft): number {
  return typeof otp === "object" ? Math.max(0, Math.ceil((otp.resendAt - Date.now()) / 1000)) : 0;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const draft = await requireStep("otp", request, context);
  const fields = await readForm(request);
  const submission = parseWithZod(fields, { schema: otpForm });
  const isResend = fields.get("do") === "resend";
  const answer = (formErrors: string[] | undefined, after: Draft, init: ResponseInit) => {
    // Whoever asks for another code has not entered one: only the form as a whole can be at fault.
    const result: SubmissionResult<string[]> = isResend
      ? { status: "error", error: { "": formErrors ?? null } }
      : reply(submission, context, { formErrors, hideFields: ["otpCode"] });
    return data({ result, resendInSeconds: secondsLeft(after) }, init);
  };
  try {
    const next = await nextDraft(draft, isResend ? undefined : submission, context);
    if (next === null) return answer(undefined, draft, { status: 400 });
    return redirect(pathOf(dueStep(next)), { status: 303, headers: await context.drafts.write(next) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { text, init } = refusalOf(error, context);
    const after = resendAfter(error, draft);
    const headers = new Headers([...(await context.drafts.write(after)), ...new Headers(init.headers)]);
    return answer([text], after, { ...init, headers });
  }
}

/** The draft with the code entered, or null where it is not fit to be sent; without a form, with another code sent. */
async function nextDraft(
  draft: Draft,
  submission: { status?: string; value?: { otpCode: string } } | undefined,
  context: RequestContext,
): Promise<Draft | null> {
  if (submission === undefined) return sendAgain(draft, context);
  return submission.value === undefined ? null : verifyCode(draft, submission.value.otpCode, context);
}

async function sendAgain(draft: Draft, context: RequestContext): Promise<Draft> {
  const next = await sendCode(draft, draft.username ?? "", context);
  if (typeof next.otp !== "object") return next;
  return { ...next, notice: { step: "otp", isGood: true, message: "public:register.otp.sentAgain" } };
}

export default function RegisterOtp() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { frame, fields, say } = useStepForm<{ otpCode: string }>({
    step: "otp",
    load: async () => (await import("~/registration/forms")).otpForm,
    constraint: page.constraint,
    lastResult: answer?.result,
  });
  return (
    <StepPage
      position={page.position}
      heading={t("register.otp.heading")}
      text={t("register.otp.sentTo", { phone: page.username })}
      link={{ to: "/register", text: t("register.otp.change") }}
      notice={answer ? undefined : page.notice}
    >
      <StepForm frame={frame}>
        <Field
          {...getInputProps(fields.otpCode, { type: "text" })}
          label={t("register.otp.otpCode")}
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={page.reference && `${t("register.otp.reference")}: ${page.reference}`}
          error={say(fields.otpCode.errors)}
        />
        <Button type="submit" isWide>
          {t("register.otp.submit")}
        </Button>
      </StepForm>
      <ResendForm seconds={answer?.resendInSeconds ?? page.resendInSeconds} />
    </StepPage>
  );
}
