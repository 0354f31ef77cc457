import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import { Link } from "~/components/link";
import type { RequestContext } from "~/context";
import { AfterHydration } from "~/document/after-hydration";
import type { PageHandle } from "~/document/route-handle";
import { byButton } from "~/form/by-button.server";
import { NoFields } from "~/form/form-action.server";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm, useFormKit } from "~/form/form-kit";
import { groupPhone } from "~/form/group-phone";
import { minutesAndSeconds } from "~/format/minutes-and-seconds";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { type Draft, draftsOf } from "../draft.server";
import { sendCode, verifyCode, withResendWait } from "../one-time-code.server";
import { otpForm } from "../schema";
import { redirectToDueStep, requireStep, stepFacts, stepForm } from "../step.server";
import { StepBar, StepPage } from "../step-page";
import { form as formStyle } from "../step-page.css";
import { useAutoSubmit } from "./auto-submit";
import { CodeField } from "./code-field";
import * as css from "./otp.css";

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

interface FailedEntry {
  draft: Draft;
  failure: unknown;
  context: RequestContext;
}

/** Stores that a code was refused, so that the next one is submitted by hand, and how long to wait for another. */
function keepRefusal({ draft, ...failed }: FailedEntry) {
  const { otp } = draft;
  const wasEntered = typeof otp === "object" && failed.failure !== undefined;
  return keepWait({ ...failed, draft: wasEntered ? { ...draft, otp: { ...otp, isRefused: true } } : draft });
}

/** Stores how long to wait for another code, also after a rate limit, the operator's or ours. */
async function keepWait({ draft, failure, context }: FailedEntry) {
  const after = withResendWait(failure, draft, context.brand.delays.otpResendMs);
  return { headers: await draftsOf(context).write(after), answer: { resendInSeconds: secondsLeft(after) } };
}

export const action = byButton({
  "": stepForm("otp")({
    schema: otpForm,
    run: async ({ otpCode }, { draft, context }) =>
      redirectToDueStep(await verifyCode(draft, otpCode, context), context),
    onRefusal: keepRefusal,
  }),
  resend: stepForm("otp")({
    schema: NoFields,
    run: async (_, { draft, context }) => redirectToDueStep(await sendAgain(draft, context), context),
    onRefusal: keepWait,
  }),
});

async function sendAgain(draft: Draft, context: RequestContext): Promise<Draft> {
  const next = await sendCode(draft, draft.username ?? "", context);
  if (typeof next.otp !== "object") return next;
  return { ...next, notice: { step: "otp", isGood: true, message: "public:register.otp.sentAgain" } };
}

const FORM = "register-otp";
/** With more digits the cells would be too narrow. */
const MOST_CELLS = 6;

export default function RegisterOtp() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { resendInSeconds } = useActionData<typeof action>()?.answer ?? page;
  const form = useFormKit({
    id: FORM,
    labels: { otpCode: t("register.otp.otpCode") },
    schema: async () => (await import("../schema")).otpForm,
    constraint: page.constraint,
    firstField: "otpCode",
  });
  const { digits, reference } = page;
  const submitsItself = digits !== null && !page.isRefused && form.reply === undefined;
  const { isSending, handlers } = useAutoSubmit({ formId: FORM, digits: digits ?? 0, isOn: submitsItself });
  const hint = <CodeHint {...{ digits, reference, submitsItself }} />;
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
  submitsItself: boolean;
}

/** The code's length, the reference of the text message that holds it, and that the form submits itself. */
function CodeHint({ digits, reference, submitsItself }: CodeHintProps) {
  const { t } = useTranslation();
  const facts = [
    digits === null ? "" : t("register.otp.digits", { digits }),
    reference && `${t("register.otp.reference")}: ${reference}`,
  ];
  const itself = ` · ${t("register.otp.sendsItself")}`;
  return (
    <>
      <span>{facts.filter(Boolean).join(" · ")}</span>
      {submitsItself ? (
        <AfterHydration before={<span className={css.later}>{itself}</span>}>
          <span>{itself}</span>
        </AfterHydration>
      ) : null}
    </>
  );
}

/** Requests another code. With JavaScript it counts down first; without, the server says if it is too early. */
function ResendForm({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const { left, isTicking } = useCountdown(seconds);
  const isTooEarly = isTicking && left > 0;
  const form = useButtonForm("register-resend", "resend");
  return (
    <FormFrame form={form} className={css.resend} reloadDocument>
      <Button {...form.submit} variant="quiet" disabled={isTooEarly}>
        {left > 0 ? t("register.otp.resendIn", { time: minutesAndSeconds(left) }) : t("register.otp.resend")}
      </Button>
    </FormFrame>
  );
}

/** Seconds left since the page was rendered; counts down once hydrated. */
function useCountdown(seconds: number): { left: number; isTicking: boolean } {
  const [left, setLeft] = useState(seconds);
  const [isTicking, setIsTicking] = useState(false);
  useEffect(
    function tick() {
      const endsAt = Date.now() + seconds * 1000;
      const update = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
      update();
      setIsTicking(true);
      const timer = setInterval(update, 1000);
      return () => clearInterval(timer);
    },
    [seconds],
  );
  return { left, isTicking };
}
