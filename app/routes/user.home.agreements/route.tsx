import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { acceptanceCookie } from "~/account/agreement.server";
import { Button, LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { ErrorScreen } from "~/errors/error-screen";
import { failure } from "~/errors/failure.server";
import { readForm } from "~/form/read-form.server";
import { OperatorHtml } from "~/html/operator-html";
import { agreementsOf } from "~/operator/house-texts.server";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const agreements = await agreementsOf(context);
  if (agreements === undefined) throw failure("operator", context);
  return { title: context.texts.t(context.locale)("member:agreements.title"), ...agreements };
}

/** Keeps the hash of the text that was shown: one that changed meanwhile is asked about again. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const shown = String((await readForm(request)).get("hash") ?? "");
  const headers = /^[\w-]{22}$/.test(shown)
    ? { "set-cookie": acceptanceCookie(shown, context.isSecure) }
    : undefined;
  return redirect("/user/home", { status: 303, headers });
}

export default function Agreements() {
  const { t } = useTranslation(["member", "public"]);
  const { texts, hash } = useLoaderData<typeof loader>();
  return (
    <Dialog title={t("agreements.title")} parent="/user/home">
      <Form method="post" className={dialog.body}>
        {texts.length === 0 ? <p>{t("agreements.empty")}</p> : null}
        {texts.map((html) => (
          <OperatorHtml key={html} html={html} />
        ))}
        {texts.length === 0 ? null : (
          <div className={dialog.actions}>
            <input type="hidden" name="hash" value={hash} />
            <LinkButton to="/user/home" variant="secondary">
              {t("public:common.close")}
            </LinkButton>
            <Button type="submit">{t("agreements.accept")}</Button>
          </div>
        )}
      </Form>
    </Dialog>
  );
}

export { ErrorScreen as ErrorBoundary };
