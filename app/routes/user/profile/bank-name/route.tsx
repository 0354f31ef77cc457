import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Field } from "~/components/field";
import { orErrorPage } from "~/errors/or-error-page.server";
import { DialogForm } from "~/form/dialog-form";
import { redirectWithFlash } from "~/form/flash.server";
import { memberForm } from "~/form/form-action.server";
import { useFormKit } from "~/form/form-kit";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { bankNameForm, mayEditBankName } from "../schema";

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { bankAccount } = await orErrorPage(member.profile(), context);
  if (!bankAccount || !mayEditBankName(context.brand, bankAccount)) throw redirect(paths.profile);
  const title = context.texts.t(context.locale)("profile:editBankName");
  return { title, bankAccountName: bankAccount.bankAccountName };
}

export const action = memberForm({
  schema: bankNameForm,
  async run({ bankAccountName }, { member, context }) {
    const t = context.texts.t(context.locale);
    const { bankAccount } = await member.profile();
    if (!bankAccount || !mayEditBankName(context.brand, bankAccount)) {
      const text = t("profile:bankNameFixed");
      return redirectWithFlash(paths.profile, { as: "toast", tone: "negative", text }, context);
    }
    await member.operator.account.updateBankAccountName({ bankCode: bankAccount.bankCode, bankAccountName });
    const text = t("profile:savedBankName");
    return redirectWithFlash(paths.profile, { as: "alert", tone: "positive", text }, context);
  },
});

export default function EditBankName() {
  const { t } = useTranslation("profile");
  const { bankAccountName } = useLoaderData<typeof loader>();
  const form = useFormKit({
    id: "bank-name",
    labels: { bankAccountName: t("bankAccountName") },
    schema: async () => (await import("../schema")).bankNameForm,
  });
  return (
    <DialogForm
      form={form}
      title={t("editBankName")}
      parent={paths.profile}
      submit={t("save")}
      submitting={t("saving")}
    >
      <p>
        {t("currentName")}: <strong>{bankAccountName}</strong>
      </p>
      <Field
        {...form.text("bankAccountName")}
        hint={t("bankNameHint")}
        required
        isUpperCase
        maxLength={200}
        autoComplete="off"
        lang="en"
      />
    </DialogForm>
  );
}
