import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { bankAccountName, bankAccountNo, codeField, nameField } from "schemas/fields";
import type { OperatorConfig } from "schemas/operator";
import * as z from "zod";
import { Alert } from "~/components/alert";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { DialogActions } from "~/components/dialog-actions";
import { Field } from "~/components/field";
import { SelectField } from "~/components/select-field";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { textOfFailure } from "~/errors/error-text.server";
import { needed } from "~/errors/failure.server";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { soon } from "~/operator/soon.server";
import { useDraft } from "~/session/draft";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

/** The rule of the account's name follows the bank that is chosen with it (specification, section 5). */
function profileSchema(brand: OperatorConfig) {
  const fields = { name: nameField, bankCode: codeField, bankAccountNo };
  return z.object({ ...fields, bankAccountName: z.string().prefault("") }).transform((form, context) => {
    const name = bankAccountName(brand, form.bankCode).safeParse(form.bankAccountName);
    if (name.success) return { ...form, bankAccountName: name.data };
    for (const { message } of name.error.issues) {
      context.addIssue({ code: "custom", path: ["bankAccountName"], message });
    }
    return z.NEVER;
  });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const [{ profile, bankAccount }, banks] = await Promise.all([
    needed(member.profile(), context),
    soon(context.lookups.get("banks", context.locale)),
  ]);
  const { texts, locale } = context;
  return {
    title: texts.t(locale)("member:profile.edit"),
    values: {
      name: profile.name,
      bankCode: bankAccount?.bankCode,
      bankAccountName: bankAccount?.bankAccountName,
      bankAccountNo: bankAccount?.bankAccountNo,
    },
    banks: banksOf(banks?.banks ?? [], bankAccount?.bankCode, context),
  };
}

/** The operator's banks; the member's own also where the list does not come or leaves it out. */
function banksOf(
  offered: readonly { code: string; nameTH: string }[],
  own: string | undefined,
  { brand, locale }: RequestContext,
) {
  const banks = offered.map(({ code, nameTH }) => ({ value: code, label: nameTH }));
  if (own === undefined || offered.some(({ code }) => code === own)) return banks;
  return [{ value: own, label: brand.banks.known[own]?.name[locale] ?? own }, ...banks];
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const submission = parseWithZod(await readForm(request), { schema: profileSchema(context.brand) });
  const refuse = (formErrors?: string[]) => data(reply(submission, context, { formErrors }), 400);
  if (submission.status !== "success") return refuse();
  try {
    await member.operator.account.updateProfile(submission.value);
  } catch (error) {
    return refuse([textOfFailure(context, error)]);
  }
  return redirect("/user/profile?saved=profile", 303);
}

export default function EditProfile() {
  const { t } = useTranslation("member");
  const { values, banks } = useLoaderData<typeof loader>();
  const draft = useDraft();
  const [form, fields] = useForm<z.input<ReturnType<typeof profileSchema>>>({
    id: "profile",
    lastResult: useActionData<typeof action>(),
    defaultValue: { ...values, ...draft },
    defaultNoValidate: false,
  });
  return (
    <Dialog title={t("profile.edit")} parent="/user/profile">
      <Form {...getFormProps(form)} method="post" className={dialog.body}>
        {form.errors ? (
          <Alert tone="negative" takesFocus>
            {form.errors.join(" ")}
          </Alert>
        ) : null}
        <Field
          {...getInputProps(fields.name, { type: "text" })}
          label={t("profile.name")}
          error={fields.name.errors?.[0]}
          required
          maxLength={200}
          autoComplete="name"
        />
        <SelectField
          {...getSelectProps(fields.bankCode)}
          label={t("profile.bankName")}
          choices={banks}
          error={fields.bankCode.errors?.[0]}
          required
        />
        <Field
          {...getInputProps(fields.bankAccountName, { type: "text" })}
          label={t("profile.bankAccountName")}
          error={fields.bankAccountName.errors?.[0]}
          required
          isUpperCase
          maxLength={200}
          autoComplete="off"
        />
        <Field
          {...getInputProps(fields.bankAccountNo, { type: "text" })}
          label={t("profile.bankAccountNo")}
          error={fields.bankAccountNo.errors?.[0]}
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
