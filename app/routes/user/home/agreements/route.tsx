import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { Button, LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { failure } from "~/errors/failure.server";
import { memberForm } from "~/form/form-action.server";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import { OperatorHtml } from "~/html/operator-html";
import { agreementsOf } from "~/lookups/legal-texts.server";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { acceptanceCookie } from "../agreement.server";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const agreements = await agreementsOf(context);
  if (agreements === undefined) throw failure("operator", context);
  return { title: context.texts.t(context.locale)("home:agreements.title"), ...agreements };
}

/** Stores the hash of the text that was shown; if the text has changed since, the member is asked again. */
export const action = memberForm({
  schema: z.object({
    hash: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional()
      .catch(undefined),
  }),
  async run({ hash }, { context }) {
    const cookie = hash && acceptanceCookie(hash, context.isSecure);
    return redirect(paths.home, { status: 303, ...(cookie && { headers: { "set-cookie": cookie } }) });
  },
});

export default function Agreements() {
  const { t } = useTranslation(["home", "public"]);
  const { texts, hash } = useLoaderData<typeof loader>();
  const form = useButtonForm("agreements");
  return (
    <Dialog title={t("agreements.title")} parent={paths.home}>
      <FormFrame form={form} className={dialog.body}>
        {texts.length === 0 ? <p>{t("agreements.empty")}</p> : null}
        {texts.map((html) => (
          <OperatorHtml key={html} html={html} />
        ))}
        {texts.length === 0 ? null : (
          <div className={dialog.actions}>
            <input type="hidden" name="hash" value={hash} />
            <LinkButton to={paths.home} variant="secondary">
              {t("public:common.close")}
            </LinkButton>
            <Button type="submit" disabled={form.isPending}>
              {t("agreements.accept")}
            </Button>
          </div>
        )}
      </FormFrame>
    </Dialog>
  );
}
