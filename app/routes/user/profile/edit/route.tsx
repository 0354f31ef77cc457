import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Field } from "~/components/field";
import { SelectField } from "~/components/select-field";
import { orErrorPage } from "~/errors/or-error-page.server";
import { DialogForm } from "~/form/dialog-form";
import { redirectWithFlash } from "~/form/flash.server";
import { memberForm } from "~/form/form-action.server";
import { useFormKit } from "~/form/form-kit";
import { bankChoices } from "~/lookups/bank-choices.server";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { editForm } from "../schema";

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { profile, bankAccount } = await orErrorPage(member.profile(), context);
  const { texts, locale, brand } = context;
  const { englishOnlyNames } = brand.banks;
  return {
    title: texts.t(locale)("profile:edit"),
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

export const action = memberForm({
  schema: ({ context }) => editForm(context.brand),
  async run({ name, bankCode, bankAccountName, bankAccountNo }, { member, context }) {
    await member.operator.account.updateProfile({ name, bankCode, bankAccountName, bankAccountNo });
    const text = context.texts.t(context.locale)("profile:savedProfile");
    return redirectWithFlash(paths.profile, { as: "alert", tone: "positive", text }, context);
  },
});

export default function EditProfile() {
  const { t } = useTranslation(["profile", "public"]);
  const { values, banks, isListed, rules } = useLoaderData<typeof loader>();
  const form = useFormKit({
    id: "profile",
    labels: {
      name: t("name"),
      bankCode: t("bankName"),
      bankAccountName: t("bankAccountName"),
      bankAccountNo: t("bankAccountNo"),
    },
    schema: async () => (await import("../schema")).editForm(rules),
    defaultValue: values,
  });
  return (
    <DialogForm
      form={form}
      title={t("edit")}
      parent={paths.profile}
      submit={t("save")}
      submitting={t("saving")}
    >
      <Field {...form.text("name")} required maxLength={200} autoComplete="name" />
      {isListed ? null : <Alert tone="warning">{t("public:register.bank.noBanks")}</Alert>}
      <SelectField
        {...form.select("bankCode")}
        placeholder={values.bankCode ? undefined : t("public:register.bank.choose")}
        choices={banks}
        required
      />
      <Field {...form.text("bankAccountName")} required isUpperCase maxLength={200} autoComplete="off" />
      <Field {...form.text("bankAccountNo")} required maxLength={40} inputMode="numeric" autoComplete="off" />
    </DialogForm>
  );
}
