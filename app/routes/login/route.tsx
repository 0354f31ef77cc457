import { getZodConstraint } from "@conform-to/zod/v4";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { loginUsername, passwordField } from "schemas/fields";
import * as z from "zod";
import { Button } from "~/components/button";
import { Checkbox, Field } from "~/components/field";
import { Link } from "~/components/link";
import type { RequestContext } from "~/context";
import type { PageHandle } from "~/document/route-handle";
import { guestForm } from "~/form/form-action.server";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { groupPhone, groupTyped } from "~/form/group-phone";
import { callerOf } from "~/member/guard.server";
import { knownBrowserOf } from "~/member/known-browser.server";
import { registeredPhoneOf } from "~/member/registered-phone.server";
import { startSession } from "~/member/sign-in.server";
import { endStaleSession } from "~/member/stale-session.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import * as css from "./login.css";

export const handle: PageHandle = { hasPoster: true };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

const LoginForm = z.object({
  username: loginUsername,
  password: passwordField,
  remember: z.literal("on").optional(),
});

/** Opening the login page checks whether the service is active (specification, section 2, Guard). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  if (await isTerminated(context)) {
    throw redirect(paths.terminated, { headers: await endStaleSession(request, context) });
  }
  const title = `${texts.t(locale)("public:login.title")} · ${brand.name[locale]}`;
  return {
    title,
    tagline: brand.tagline?.[locale],
    username: await registeredPhoneOf(context).find(request),
    constraint: getZodConstraint(LoginForm),
  };
}

async function isTerminated({ lookups, locale }: RequestContext): Promise<boolean> {
  const found = await lookups.find("active", locale);
  return found === "gone" || found?.active === false;
}

export const action = guestForm({
  schema: LoginForm,
  async limit({ username }, { request, context }) {
    const browser = await knownBrowserOf(context).find(request, username);
    return context.limits.login({ address: context.address, username, browser });
  },
  async run({ username, password, remember }, { request, context }) {
    const { token } = await context.operatorFor(callerOf(context)).account.login({ username, password });
    return startSession({ token, username, isRemembered: remember === "on" }, request, context);
  },
});

/** Submits natively, so it works without JavaScript and loses nothing typed before hydration. */
export default function Login() {
  const { t } = useTranslation();
  const { tagline, username, constraint } = useLoaderData<typeof loader>();
  const form = useFormKit({
    id: "login",
    labels: {
      username: t("login.username"),
      password: t("login.password"),
      remember: t("login.remember"),
    },
    constraint,
    defaultValue: { username: username && groupPhone(username) },
  });
  return (
    <div className={css.login}>
      <h1 className={css.title}>
        <span className={css.line}>{tagline ?? t("login.tagline")}</span>
        <span className={css.name}>{t("login.title")}</span>
      </h1>
      <FormFrame form={form} className={css.form} reloadDocument>
        <Field
          {...form.text("username", "tel")}
          autoComplete="username"
          inputMode="tel"
          onInput={groupTyped}
        />
        <Field {...form.text("password", "password")} autoComplete="current-password" />
        <Checkbox {...form.box("remember")}>{t("login.remember")}</Checkbox>
        <Button type="submit" isWide>
          {t("login.submit")}
        </Button>
      </FormFrame>
      <p className={css.register}>
        {t("login.noAccount")}{" "}
        <Link className={css.registerLink} to={paths.register}>
          {t("login.register")}
        </Link>
      </p>
    </div>
  );
}
