import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { passwordForm } from "~/account/forms";
import { Alert } from "~/components/alert";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { DialogActions } from "~/components/dialog-actions";
import { Field } from "~/components/field";
import { ErrorScreen } from "~/errors/error-screen";
import { textOfFailure } from "~/errors/error-text.server";
import { useLiveValidation } from "~/form/live-validation";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { redirectDone } from "~/session/done.server";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

const names = ["oldPassword", "newPassword", "confirmPassword"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  return { title: context.texts.t(context.locale)("member:profile.changePassword") };
}

/** With any of the three empty nothing is called and nothing shown (specification, section 5). */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const form = await readForm(request);
  if (names.some((name) => !form.get(name))) return redirect("/user/profile/password", 303);
  const submission = parseWithZod(form, { schema: passwordForm });
  const refuse = (formErrors?: string[]) =>
    data(reply(submission, context, { formErrors, hideFields: [...names] }), 400);
  if (submission.status !== "success") return refuse();
  const { oldPassword, newPassword } = submission.value;
  try {
    await member.operator.account.changePassword({ oldPassword, newPassword });
  } catch (error) {
    return refuse([textOfFailure(context, error)]);
  }
  return redirectDone("/user/profile", "password", context.isSecure);
}

export default function ChangePassword() {
  const { t } = useTranslation("member");
  const live = useLiveValidation<Record<(typeof names)[number], string>>(
    "password",
    async () => (await import("~/account/forms")).passwordForm,
  );
  const [form, fields] = useForm<Record<(typeof names)[number], string>>({
    id: "password",
    lastResult: useActionData<typeof action>(),
    defaultNoValidate: false,
    ...live.options,
  });
  const inputs = [
    { name: "oldPassword", autoComplete: "current-password" },
    { name: "newPassword", autoComplete: "new-password" },
    { name: "confirmPassword", autoComplete: "new-password" },
  ] as const;
  return (
    <Dialog title={t("profile.changePassword")} parent="/user/profile">
      <Form {...getFormProps(form)} method="post" className={dialog.body} {...live.handlers}>
        {form.errors ? (
          <Alert tone="negative" takesFocus>
            {form.errors.join(" ")}
          </Alert>
        ) : null}
        {inputs.map(({ name, autoComplete }) => (
          <Field
            key={name}
            {...withoutKey(getInputProps(fields[name], { type: "password" }))}
            required
            maxLength={200}
            autoComplete={autoComplete}
            label={t(`profile.${name}`)}
            error={live.say(fields[name].errors)}
          />
        ))}
        <DialogActions parent="/user/profile" submit={t("profile.save")} submitting={t("profile.saving")} />
      </Form>
    </Dialog>
  );
}

/** In a list the field's name is the key. */
function withoutKey<Props extends { key?: unknown }>({ key: _, ...props }: Props): Omit<Props, "key"> {
  return props;
}

export { ErrorScreen as ErrorBoundary };
