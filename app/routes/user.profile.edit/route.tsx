import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { bankChoices } from "~/account/bank-choices.server";
import { profileForm } from "~/account/forms";
import { Alert } from "~/components/alert";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { DialogActions } from "~/components/dialog-actions";
import { Field } from "~/components/field";
import { SelectField } from "~/components/select-field";
import { ErrorScreen } from "~/errors/error-screen";
import { textOfFailure } from "~/errors/error-text.server";
import { needed } from "~/errors/failure.server";
import { useLiveValidation } from "~/form/live-validation";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { redirectDone } from "~/session/done.server";
import { useDraft } from "~/session/draft";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

interface ProfileFields {
  name: string;
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { profile, bankAccount } = await needed(member.profile(), context);
  const { texts, locale, brand } = context;
  const { englishOnlyNames } = brand.banks;
  return {
    title: texts.t(locale)("member:profile.edit"),
    values: {
      name: profile.name,
      bankCode: bankAccount?.bankCode,
      bankAccountName: bankAccount?.bankAccountName,
      bankAccountNo: bankAccount?.bankAccountNo,
    },
    ...(await bankChoices(context, bankAccount?.bankCode)),
    rules: { banks: { englishOnlyNames } },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const submission = parseWithZod(await readForm(request), { schema: profileForm(context.brand) });
  const refuse = (formErrors?: string[]) => data(reply(submission, context, { formErrors }), 400);
  if (submission.status !== "success") return refuse();
  try {
    await member.operator.account.updateProfile(submission.value);
  } catch (error) {
    return refuse([textOfFailure(context, error)]);
  }
  return redirectDone("/user/profile", "profile", context.isSecure);
}

export default function EditProfile() {
  const { t } = useTranslation(["member", "public"]);
  const { values, banks, isListed, rules } = useLoaderData<typeof loader>();
  const draft = useDraft();
  const live = useLiveValidation<ProfileFields>("profile", async () =>
    (await import("~/account/forms")).profileForm(rules),
  );
  const [form, fields] = useForm<ProfileFields>({
    id: "profile",
    lastResult: useActionData<typeof action>(),
    defaultValue: { ...values, ...draft },
    defaultNoValidate: false,
    ...live.options,
  });
  return (
    <Dialog title={t("profile.edit")} parent="/user/profile">
      <Form {...getFormProps(form)} method="post" className={dialog.body} {...live.handlers}>
        {form.errors ? (
          <Alert tone="negative" takesFocus>
            {form.errors.join(" ")}
          </Alert>
        ) : null}
        <Field
          {...getInputProps(fields.name, { type: "text" })}
          label={t("profile.name")}
          error={live.say(fields.name.errors)}
          required
          maxLength={200}
          autoComplete="name"
        />
        {isListed ? null : <Alert tone="warning">{t("public:register.bank.noBanks")}</Alert>}
        <SelectField
          {...getSelectProps(fields.bankCode)}
          label={t("profile.bankName")}
          placeholder={values.bankCode ? undefined : t("public:register.bank.choose")}
          choices={banks}
          error={live.say(fields.bankCode.errors)}
          required
        />
        <Field
          {...getInputProps(fields.bankAccountName, { type: "text" })}
          label={t("profile.bankAccountName")}
          error={live.say(fields.bankAccountName.errors)}
          required
          isUpperCase
          maxLength={200}
          autoComplete="off"
        />
        <Field
          {...getInputProps(fields.bankAccountNo, { type: "text" })}
          label={t("profile.bankAccountNo")}
          error={live.say(fields.bankAccountNo.errors)}
          required
          maxLength={40}
          inputMode="numeric"
          autoComplete="off"
        />
        <DialogActions parent="/user/profile" submit={t("profile.save")} submitting={t("profile.saving")} />
      </Form>
    </Dialog>
  );
}

export { ErrorScreen as ErrorBoundary };
