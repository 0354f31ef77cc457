import { getInputProps } from "@conform-to/react";
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
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { dueStep, pathOf } from "~/registration/draft";
import { phoneForm } from "~/registration/forms";
import { keepInviteCode } from "~/registration/invite-code.server";
import { settlePhone } from "~/registration/one-time-code.server";
import { refusalOf } from "~/registration/refusal.server";
import { requireStep, stepFacts } from "~/registration/step.server";
import { StepForm, useStepForm } from "~/registration/step-form";
import { LoginInstead, StepPage } from "~/registration/step-page";
import { titleMeta } from "~/title";

export const meta = titleMeta;

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

/** The first step is always open, so that the phone can be corrected. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("phone", request, context);
  const { brand } = context;
  return data(
    {
      ...(await stepFacts("phone", draft, context)),
      username: draft.username,
      phone: brand.phone,
      constraint: getZodConstraint(phoneForm(brand)),
    },
    { headers: keepInviteCode(request, context) },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { brand, drafts } = context;
  const submission = parseWithZod(await readForm(request), { schema: phoneForm(brand) });
  const values = { length: String(brand.phone.length ?? "") };
  const refuse = (formErrors?: string[], init: ResponseInit = { status: 400 }) =>
    data(reply(submission, context, { values, formErrors }), init);
  if (submission.status !== "success") return refuse();
  try {
    const draft = await settlePhone(await drafts.read(request), submission.value.username, context);
    return redirect(pathOf(dueStep(draft)), { status: 303, headers: await drafts.write(draft) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { text, init } = refusalOf(error, context);
    return refuse([text], init);
  }
}

export default function RegisterPhone() {
  const { t } = useTranslation();
  const { position, notice, username, phone, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { frame, fields, say } = useStepForm<{ username: string }>({
    step: "phone",
    load: async () => (await import("~/registration/forms")).phoneForm({ phone }),
    values: { length: String(phone.length ?? "") },
    constraint,
    lastResult,
    defaultValue: { username },
  });
  return (
    <StepPage
      position={position}
      heading={t("register.phone.heading")}
      text={t("register.phone.text")}
      notice={lastResult ? undefined : notice}
    >
      <StepForm frame={frame}>
        <Field
          {...getInputProps(fields.username, { type: "tel" })}
          label={t("register.phone.username")}
          autoComplete="username"
          inputMode="tel"
          error={say(fields.username.errors)}
        />
        <Button type="submit" isWide>
          {t("register.next")}
        </Button>
      </StepForm>
      <LoginInstead />
    </StepPage>
  );
}
