import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Field } from "~/components/field";
import type { RequestContext } from "~/context";
import { DialogForm } from "~/form/dialog-form";
import { redirectWithFlash } from "~/form/flash.server";
import { memberForm } from "~/form/form-action.server";
import { useFormKit } from "~/form/form-kit";
import { type Member, requireMember } from "~/member/guard.server";
import { isAnswerLost } from "~/operator/error";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { passwordForm } from "../schema";

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = await requireMember(request, context);
  return { title: context.texts.t(context.locale)("profile:changePassword"), username: session.username };
}

export const action = memberForm({
  schema: passwordForm,
  limit: (_, { member, context }) => context.limits.password({ memberKey: member.key }),
  async run(passwords, { member, context }) {
    await changePassword(passwords, member, context);
    const text = context.texts.t(context.locale)("profile:savedPassword");
    return redirectWithFlash(paths.profile, { as: "alert", tone: "positive", text }, context);
  },
});

interface Passwords {
  oldPassword: string;
  newPassword: string;
}

/** Changes the password and ends the member's other sessions. Throws OperatorError. */
async function changePassword(
  { oldPassword, newPassword }: Passwords,
  member: Member,
  context: RequestContext,
): Promise<void> {
  try {
    await member.operator.account.changePassword({ oldPassword, newPassword });
  } catch (error) {
    // The password may have been changed even so.
    if (isAnswerLost(error)) await endOtherSessions(member, context);
    throw error;
  }
  await endOtherSessions(member, context);
}

/**
 * Signs out everybody who knew the old password. The change stands even if the store is unavailable: then the sessions
 * end in this process at once, elsewhere when the store is back.
 */
async function endOtherSessions(member: Member, context: RequestContext): Promise<void> {
  await member.endOtherSessions().catch((error: unknown) => context.report(error, context.requestId));
}

const fields = [
  { name: "oldPassword", autoComplete: "current-password" },
  { name: "newPassword", autoComplete: "new-password" },
  { name: "confirmPassword", autoComplete: "new-password" },
] as const;

export default function ChangePassword() {
  const { t } = useTranslation("profile");
  const { username } = useLoaderData<typeof loader>();
  const form = useFormKit({
    id: "password",
    labels: {
      oldPassword: t("oldPassword"),
      newPassword: t("newPassword"),
      confirmPassword: t("confirmPassword"),
    },
    schema: async () => (await import("../schema")).passwordForm,
  });
  return (
    <DialogForm
      form={form}
      title={t("changePassword")}
      parent={paths.profile}
      submit={t("save")}
      submitting={t("saving")}
    >
      {/* Tells a password manager which sign-in it updates. */}
      <input type="text" autoComplete="username" value={username ?? ""} readOnly hidden />
      {fields.map(({ name, autoComplete }) => (
        <Field
          key={name}
          {...form.text(name, "password")}
          required
          maxLength={200}
          autoComplete={autoComplete}
        />
      ))}
    </DialogForm>
  );
}
