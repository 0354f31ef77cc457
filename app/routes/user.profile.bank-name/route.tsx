import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { mayEditBankName } from "~/account/bank-name";
import { bankNameForm } from "~/account/forms";
import { Alert } from "~/components/alert";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { DialogActions } from "~/components/dialog-actions";
import { Field } from "~/components/field";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { textOfFailure } from "~/errors/error-text.server";
import { needed } from "~/errors/failure.server";
import { useLiveValidation } from "~/form/live-validation";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { redirectDone } from "~/session/done.server";
import { useDraft } from "~/session/draft";
import { type Member, requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await editableAccount(await requireMember(request, context), context);
  const title = context.texts.t(context.locale)("member:profile.editBankName");
  return { title, bankAccountName: account.bankAccountName };
}

/** The member's own bank account, or the way back where its name is not to be edited. */
async function editableAccount(member: Member, context: RequestContext) {
  const { bankAccount } = await needed(member.profile(), context);
  if (!bankAccount || !mayEditBankName(context.brand, bankAccount)) throw redirect("/user/profile");
  return bankAccount;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const submission = parseWithZod(await readForm(request), { schema: bankNameForm });
  const refuse = (formErrors?: string[]) => data(reply(submission, context, { formErrors }), 400);
  if (submission.status !== "success") return refuse();
  const { bankCode } = await editableAccount(member, context);
  const { bankAccountName } = submission.value;
  try {
    await member.operator.account.updateBankAccountName({ bankCode, bankAccountName });
  } catch (error) {
    return refuse([textOfFailure(context, error)]);
  }
  return redirectDone("/user/profile", "bank-name", context.isSecure);
}

export default function EditBankName() {
  const { t } = useTranslation("member");
  const { bankAccountName } = useLoaderData<typeof loader>();
  const live = useLiveValidation<{ bankAccountName: string }>(
    "bank-name",
    async () => (await import("~/account/forms")).bankNameForm,
  );
  const [form, fields] = useForm<{ bankAccountName: string }>({
    id: "bank-name",
    lastResult: useActionData<typeof action>(),
    defaultValue: useDraft(),
    defaultNoValidate: false,
    ...live.options,
  });
  return (
    <Dialog title={t("profile.editBankName")} parent="/user/profile">
      <Form {...getFormProps(form)} method="post" className={dialog.body} {...live.handlers}>
        {form.errors ? (
          <Alert tone="negative" takesFocus>
            {form.errors.join(" ")}
          </Alert>
        ) : null}
        <p>
          {t("profile.bankAccountName")}: <strong>{bankAccountName}</strong>
        </p>
        <Field
          {...getInputProps(fields.bankAccountName, { type: "text" })}
          label={t("profile.bankAccountName")}
          hint={t("profile.bankNameHint")}
          error={live.say(fields.bankAccountName.errors)}
          required
          isUpperCase
          maxLength={200}
          pattern="[A-Za-z ]+"
          autoComplete="off"
          lang="en"
        />
        <DialogActions parent="/user/profile" submit={t("profile.save")} submitting={t("profile.saving")} />
      </Form>
    </Dialog>
  );
}

export { ErrorScreen as ErrorBoundary };
