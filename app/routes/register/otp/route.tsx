import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import { Link } from "~/components/link";
import type { RequestContext } from "~/context";
import { AfterHydration } from "~/document/after-hydration";
import type { PageHandle } from "~/document/route-handle";
import { byButton } from "~/form/by-button.server";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { groupPhone } from "~/form/group-phone";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import type { Draft } from "../draft";
import { draftsOf } from "../drafts.server";
import { otpForm } from "../forms";
import { sendCode, verifyCode } from "../one-time-code.server";
import { resendAfter } from "../refusal.server";
import { leadOn, requireStep, stepFacts, stepForm } from "../step.server";
import { StepBar, StepPage } from "../step-page";
import { form as formStyle } from "../step-page.css";
import { CodeField } from "./code-field";
import * as css from "./otp.css";
import { ResendForm } from "./resend-form";
import { useSendsItself } from "./sends-itself";

export const handle: PageHandle = { hasPoster: true, isStep: true };

export const meta = publicMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("otp", request, context);
  return {
    ...(await stepFacts("otp", draft, context)),
    phone: groupPhone(draft.username ?? "").replaceAll(" ", "\u00a0"),
    digits: context.brand.otpLength,
    isRefused: typeof draft.otp === "object" && draft.otp.isRefused === true,
    reference: typeof draft.otp === "object" ? draft.otp.ref : undefined,
    resendInSeconds: secondsLeft(draft),
    constraint: getZodConstraint(otpForm),
  };
}

function secondsLeft({ otp }: Draft): number {
  return typeof otp === "object" ? Math.max(0, Math.ceil((otp.resendAt - Date.now()) / 1000)) : 0;
}

interface Failed {
  draft: Draft;
  failure: unknown;
  context: RequestContext;
}

/** Stores that a code was refused, so that no other one sends itself, and how long to wait for another. */
function keepRefusal({ draft, ...failed }: Failed) {
  const { otp } = draft;
  const wasSent = typeof otp === "object" && failed.failure !== undefined;
  return keepWait({ ...failed, draft: wasSent ? { ...draft, otp: { ...otp, isRefused: true } } : draft });
}

/** Stores how long to wait for another code, also after a rate limit, the operator's or ours. */
async function keepWait({ draft, failure, context }: Failed) {
  const after = resendAfter(failure, draft, context.brand.delays.otpResendMs);
  return { headers: await draftsOf(context).write(after), answer: { resendInSeconds: secondsLeft(after) } };
}

export const action = byButton({
  "": stepForm("otp")({
    schema: otpForm,
    run: async ({ otpCode }, { draft, context }) =>
      leadOn(await verifyCode(draft, otpCode, context), context),
    onRefusal: keepRefusal,
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

const FORM = "register-otp";
/** More would be too narrow to be cells. */
const MOST_CELLS = 6;

export default function RegisterOtp() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { resendInSeconds } = useActionData<typeof action>()?.answer ?? page;
  const form = useFormKit({
    id: FORM,
    labels: { otpCode: t("register.otp.otpCode") },
    schema: async () => (await import("../forms")).otpForm,
    constraint: page.constraint,
    firstField: "otpCode",
  });
  const { digits, reference } = page;
  const sendsItself = digits !== null && !page.isRefused && form.reply === undefined;
  const { isSending, handlers } = useSendsItself({ formId: FORM, digits: digits ?? 0, isOn: sendsItself });
  const hint = <CodeHint {...{ digits, reference, sendsItself }} />;
  return (
    <StepPage
      position={page.position}
      heading={t("register.otp.heading")}
      text={t("register.otp.sentTo", { phone: page.phone })}
      notice={page.notice}
    >
      <FormFrame form={form} className={formStyle} reloadDocument>
        {digits !== null && digits <= MOST_CELLS ? (
          <CodeField {...form.text("otpCode")} digits={digits} hint={hint} {...handlers} />
        ) : (
          <Field
            {...form.text("otpCode")}
            autoComplete="one-time-code"
            inputMode="numeric"
            hint={hint}
            {...handlers}
          />
        )}
      </FormFrame>
      <div className={css.again}>
        <ResendForm seconds={resendInSeconds} />
        <Link to={paths.register} className={css.change}>
          {t("register.otp.change")}
        </Link>
      </div>
      <StepBar back={paths.register}>
        <Button type="submit" form={FORM} isBusy={isSending}>
          {t(isSending ? "register.otp.checking" : "register.otp.submit")}
        </Button>
      </StepBar>
    </StepPage>
  );
}

interface CodeHintProps {
  digits: number | null;
  reference: string | undefined;
  sendsItself: boolean;
}

/** How long the code is, whose text message it is in, and that nobody needs to send it. */
function CodeHint({ digits, reference, sendsItself }: CodeHintProps) {
  const { t } = useTranslation();
  const facts = [
    digits === null ? "" : t("register.otp.digits", { digits }),
    reference && `${t("register.otp.reference")}: ${reference}`,
  ];
  const itself = ` · ${t("register.otp.sendsItself")}`;
  return (
    <>
      <span>{facts.filter(Boolean).join(" · ")}</span>
      {sendsItself ? (
        <AfterHydration before={<span className={css.later}>{itself}</span>}>
          <span>{itself}</span>
        </AfterHydration>
      ) : null}
    </>
  );
}
