import { getZodConstraint } from "@conform-to/zod/v4";
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import { Link } from "~/components/link";
import { saysNoCookies } from "~/cookies/cookie.server";
import type { PageHandle } from "~/document/route-handle";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { groupPhone, groupsPhone } from "~/form/group-phone";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { keepInviteCode } from "./invite-code.server";
import { startVerification } from "./one-time-code.server";
import { phoneForm } from "./schema";
import { redirectToDueStep, requireStep, stepFacts, stepForm } from "./step.server";
import { StepPage } from "./step-page";
import * as css from "./step-page.css";

export const handle: PageHandle = { hasPoster: true };

export const meta = publicMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** The first step is always available, so that the phone can be corrected. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await requireStep("phone", request, context);
  const { brand, texts, locale } = context;
  const noCookies = saysNoCookies(request) && {
    notice: { isGood: false, text: texts.t(locale)("public:error.noCookies") },
  };
  return data(
    {
      ...(await stepFacts("phone", draft, context)),
      ...noCookies,
      username: draft.username,
      phone: brand.phone,
      constraint: getZodConstraint(phoneForm(brand)),
    },
    { headers: keepInviteCode(request, context) },
  );
}

export const action = stepForm("phone")({
  schema: ({ context }) => phoneForm(context.brand),
  values: ({ brand }) => ({ length: String(brand.phone.length ?? "") }),
  run: async ({ username }, { draft, context }) =>
    redirectToDueStep(await startVerification(draft, username, context), context),
});

export default function RegisterPhone() {
  const { t } = useTranslation();
  const { position, notice, username, phone, constraint } = useLoaderData<typeof loader>();
  const form = useFormKit({
    id: "register-phone",
    labels: { username: t("register.phone.username") },
    schema: async () => (await import("./schema")).phoneForm({ phone }),
    values: { length: String(phone.length ?? "") },
    constraint,
    defaultValue: { username: username && groupPhone(username) },
  });
  return (
    <StepPage
      position={position}
      heading={t("register.phone.heading")}
      text={t("register.phone.text")}
      notice={notice}
    >
      <FormFrame form={form} className={css.form} reloadDocument>
        <Field {...form.text("username", "tel")} autoComplete="username" inputMode="tel" {...groupsPhone} />
        <Button type="submit" isWide>
          {t("common.next")}
        </Button>
      </FormFrame>
      <LoginInstead />
    </StepPage>
  );
}

/** A link to login for people who are already members. */
function LoginInstead() {
  const { t } = useTranslation();
  return (
    <p className={css.login}>
      {t("register.haveAccount")}{" "}
      <Link className={css.loginLink} to={paths.login}>
        {t("register.login")}
      </Link>
    </p>
  );
}
