import { getZodConstraint } from "@conform-to/zod/v4";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { loginUsername, passwordField } from "schemas/fields";
import * as z from "zod";
import { Alert } from "~/components/alert";
import { Button } from "~/components/button";
import { Checkbox, Field } from "~/components/field";
import { endControl } from "~/components/field.css";
import { Link } from "~/components/link";
import type { RequestContext } from "~/context";
import { saysNoCookies } from "~/cookies/cookie.server";
import type { PageHandle } from "~/document/route-handle";
import { OwnForm } from "~/form/bound-form";
import { byButton } from "~/form/by-button.server";
import { guestForm, NoFields } from "~/form/form-action.server";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { groupPhone, groupsPhone } from "~/form/group-phone";
import { guestOperator } from "~/member/guard.server";
import { knownBrowserOf } from "~/member/known-browser.server";
import { registeredPhoneOf } from "~/member/registered-phone.server";
import { startSession } from "~/member/sign-in.server";
import { endStaleSession } from "~/member/stale-session.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import * as css from "./login.css";

export const handle: PageHandle = { hasPoster: true };

export const meta = publicMeta;

export { formHeaders as headers } from "~/form/form-headers";

function loginForm(rules: Parameters<typeof loginUsername>[0]) {
  return z.object({
    username: loginUsername(rules),
    password: passwordField,
    remember: z.literal("on").optional(),
  });
}

const OTHER_MEMBER = "other-member";

/** Opening the login page checks whether the service is active (specification, section 2, Guard). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  if (await isTerminated(context)) {
    throw redirect(paths.terminated, { headers: await endStaleSession(request, context) });
  }
  const ended = await findEnded(request, context);
  const name = texts.t(locale)(ended ? "public:login.again" : "public:login.title");
  return {
    title: `${name} · ${brand.name[locale]}`,
    tagline: brand.tagline?.[locale],
    keepsNoCookies: saysNoCookies(request),
    ended,
    username: ended?.username ?? (await registeredPhoneOf(context).find(request)),
    constraint: getZodConstraint(loginForm(brand)),
  };
}

/** Why this browser's session has just ended, whose it was, and whether signing in leads back to where it was. */
async function findEnded(request: Request, { sessions }: RequestContext) {
  const ended = await sessions.ended.find(request);
  if (!ended) return null;
  const { reason, username, memberKey = "" } = ended;
  const canReturn = (await sessions.returnTo.find(request, memberKey)) !== null;
  return { reason, username, canReturn };
}

async function isTerminated({ lookups, locale }: RequestContext): Promise<boolean> {
  const found = await lookups.find("active", locale);
  return found === "gone" || found?.active === false;
}

const signIn = guestForm({
  schema: ({ context }) => loginForm(context.brand),
  async limit({ username }, { request, context }) {
    const browser = await knownBrowserOf(context).find(request, username);
    return context.limits.login({ address: context.address, username, browser });
  },
  async run({ username, password, remember }, { request, context }) {
    const { token } = await guestOperator(context).account.login({ username, password });
    return startSession({ token, username, isRemembered: remember === "on" }, request, context);
  },
});

/** Somebody else wants to sign in: forgets whose session has ended, and where it led back to. */
const letOtherSignIn = guestForm({
  schema: NoFields,
  async run(_, { request, context }) {
    const { ended, returnTo } = context.sessions;
    const headers = new Headers([["set-cookie", returnTo.forget()]]);
    const forgotten = ended.forget(request);
    if (forgotten !== undefined) headers.append("set-cookie", forgotten);
    return redirect(paths.login, { status: 303, headers });
  },
});

export const action = byButton({ "": signIn, [OTHER_MEMBER]: letOtherSignIn });

/** Submits natively, so it works without JavaScript and loses nothing typed before hydration. */
export default function Login() {
  const { t } = useTranslation();
  const { tagline, keepsNoCookies, ended, username, constraint } = useLoaderData<typeof loader>();
  const form = useFormKit({
    id: "login",
    labels: {
      username: t("login.username"),
      password: t("login.password"),
      remember: t("login.remember"),
    },
    constraint,
    defaultValue: { username: username && groupPhone(username) },
    firstField: ended ? (username ? "password" : "username") : undefined,
  });
  const change = (
    <button type="submit" form={OTHER_MEMBER} name="do" value={OTHER_MEMBER} className={endControl}>
      {t("login.change")}
    </button>
  );
  return (
    <div className={css.login}>
      {ended ? (
        <h1 className={css.again}>{t("login.again")}</h1>
      ) : (
        <h1 className={css.title}>
          <span className={css.line}>{tagline ?? t("login.tagline")}</span>
          <span className={css.name}>{t("login.title")}</span>
        </h1>
      )}
      {ended && !form.reply ? <Alert tone="warning">{t(`login.ended.${ended.reason}`)}</Alert> : null}
      {keepsNoCookies && !form.reply ? <Alert tone="negative">{t("error.noCookies")}</Alert> : null}
      <FormFrame form={form} className={css.form} reloadDocument>
        <Field
          {...form.text("username", "tel")}
          autoComplete="username"
          inputMode="tel"
          {...groupsPhone}
          end={ended?.username ? change : undefined}
        />
        <Field {...form.text("password", "password")} autoComplete="current-password" />
        <Checkbox {...form.box("remember")}>{t("login.remember")}</Checkbox>
        <Button type="submit" isWide>
          {t(ended?.canReturn ? "login.submitAndReturn" : "login.submit")}
        </Button>
      </FormFrame>
      {ended ? <OwnForm id={OTHER_MEMBER} method="post" reloadDocument /> : <RegisterInstead />}
    </div>
  );
}

function RegisterInstead() {
  const { t } = useTranslation();
  return (
    <p className={css.register}>
      {t("login.noAccount")}{" "}
      <Link className={css.registerLink} to={paths.register}>
        {t("login.register")}
      </Link>
    </p>
  );
}
