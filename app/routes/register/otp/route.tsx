import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import type { RequestContext } from "~/context";
import type { PageHandle } from "~/document/route-handle";
import { byButton } from "~/form/by-button.server";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import type { Draft } from "../draft";
import { draftsOf } from "../drafts.server";
import { otpForm } from "../forms";
import { sendCode, verifyCode } from "../one-time-code.server";
import { resendAfter } from "../refusal.server";
import { leadOn, requireStep, stepFacts, stepForm } from "../step.server";
import { StepPage } from "../step-page";
import * as css from "../step-page.css";
import { ResendForm } from "./resend-form";

export const handle: PageHandle = { hasPoster: true };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("otp", request, context);
  return {
    ...(await stepFacts("otp", draft, context)),
    username: draft.username,
    digits: context.brand.otpLength,
    reference: typeof draft.otp === "object" ? draft.otp.ref : undefined,
    resendInSeconds: secondsLeft(draft),
    constraint: getZodConstraint(otpForm),
  };
}

function secondsLeft({ otp }: Draft): number {
  return typeof otp === "object" ? Math.max(0, Math.ceil((otp.resendAt - Date.now()) / 1000)) : 0;
}

/** Stores how long to wait for another code, also after a rate limit, the operator's or ours. */
async function keepWait({
  draft,
  failure,
  context,
}: {
  draft: Draft;
  failure: unknown;
  context: RequestContext;
}) {
  const after = resendAfter(failure, draft, context.brand.delays.otpResendMs);
  return { headers: await draftsOf(context).write(after), answer: { resendInSeconds: secondsLeft(after) } };
}

export const action = byButton({
  "": stepForm("otp")({
    schema: otpForm,
    run: async ({ otpCode }, { draft, context }) =>
      leadOn(await verifyCode(draft, otpCode, context), context),
    onRefusal: keepWait,
  }),
  resend: stepForm("otp")({
    schema: z.object({}),
    run: async (_, { draft, context }) => leadOn(await sendAgain(draft, context), context),
    onRefusal: keepWait,
  }),
});

async function sendAgain(draft: Draft, context: RequestContext): Promise<Draft> {
  const next = await sendCode(draft, draft.username ?? "", context);
  if (typeof next.otp !== "object") return next;
  return { ...next, notice: { step: "otp", isGood: true, message: "public:register.otp.sentAgain" } };
}

export default function RegisterOtp() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { resendInSeconds } = useActionData<typeof action>()?.answer ?? page;
  const form = useFormKit({
    id: "register-otp",
    labels: { otpCode: t("register.otp.otpCode") },
    schema: async () => (await import("../forms")).otpForm,
    constraint: page.constraint,
  });
  const { digits, reference } = page;
  const hints = [
    digits === null ? "" : t("register.otp.digits", { digits }),
    reference && `${t("register.otp.reference")}: ${reference}`,
  ];
  return (
    <StepPage
      position={page.position}
      heading={t("register.otp.heading")}
      text={t("register.otp.sentTo", { phone: page.username })}
      link={{ to: paths.register, text: t("register.otp.change") }}
      notice={page.notice}
    >
      <FormFrame form={form} className={css.form} reloadDocument>
        <Field
          {...form.text("otpCode")}
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={hints.filter(Boolean).join(" · ") || undefined}
        />
        <Button type="submit" isWide>
          {t("register.otp.submit")}
        </Button>
      </FormFrame>
      <ResendForm seconds={resendInSeconds} />
    </StepPage>
  );
}
