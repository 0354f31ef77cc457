import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loginUsername, passwordField } from "schemas/fields";
import * as z from "zod";
import { Alert } from "~/components/alert";
import { Button } from "~/components/button";
import { Checkbox, Field } from "~/components/field";
import { unseen } from "~/components/unseen.css";
import { WovenBand } from "~/components/woven-mark";
import type { RequestContext } from "~/context";
import { textOfFailure } from "~/errors/error-text.server";
import { waitInit, waitText } from "~/errors/wait.server";
import { readForm } from "~/form/read-form.server";
import { reply } from "~/form/reply.server";
import { OperatorError } from "~/operator/error";
import { soon } from "~/operator/soon.server";
import { callerOf } from "~/session/guard.server";
import { endLeftover } from "~/session/leftover.server";
import { memberKey } from "~/session/session.server";
import { titleMeta } from "~/title";
import * as css from "./login.css";

export const meta = titleMeta;

/** Retry-After of an attempt over the limit. */
export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

const LoginForm = z.object({
  username: loginUsername,
  password: passwordField,
  remember: z.literal("on").optional(),
});

/** Opening the login path asks whether the service is active (specification, section 2, Guard). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  if (await isTerminated(context)) {
    throw redirect("/terminated", { headers: await endLeftover(request, context) });
  }
  const title = `${texts.t(locale)("public:login.title")} · ${brand.name[locale]}`;
  return {
    title,
    tagline: brand.tagline?.[locale],
    constraint: getZodConstraint(LoginForm),
  };
}

async function isTerminated({ lookups, locale }: RequestContext): Promise<boolean> {
  const active = lookups.get("active", locale).catch((error: unknown) => {
    if (error instanceof OperatorError && error.isGone) return { active: false };
    throw error;
  });
  return (await soon(active))?.active === false;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: LoginForm });
  const refuse = (formErrors?: string[], init: ResponseInit = { status: 400 }) =>
    data(reply(submission, context, { formErrors, hideFields: ["password"] }), init);
  if (submission.status !== "success") return refuse();
  const { username, password, remember } = submission.value;
  const { sessions } = context;
  const signedIn = async (token: string, isRemembered: boolean) => {
    const place = await sessions.places.find(request, memberKey(username));
    const headers = await sessions.start(token, username, isRemembered);
    return redirect(place?.path ?? "/user", { status: 303, headers });
  };
  const wait = await context.limits.login({ address: context.address, username });
  if (wait !== null) return refuse([waitText(wait, context)], waitInit(wait));
  try {
    const { token } = await context.operatorFor(callerOf(context)).account.login({ username, password });
    return await signedIn(token, remember === "on");
  } catch (error) {
    return refuse([textOfFailure(context, error)]);
  }
}

/** Posts natively: usable before any script, and nothing typed is lost while one loads. */
export default function Login() {
  const { t } = useTranslation();
  const { tagline, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof LoginForm>>({
    id: "login",
    lastResult: useActionData<typeof action>(),
    constraint,
    defaultNoValidate: false,
  });
  const [hasTyped, setHasTyped] = useState(false);
  const errors = hasTyped ? undefined : form.errors;
  return (
    <div className={css.poster}>
      <h1 className={unseen}>{t("login.title")}</h1>
      <div>
        <p className={css.tagline}>{tagline ?? t("login.tagline")}</p>
        <WovenBand />
      </div>
      <Form
        {...getFormProps(form)}
        method="post"
        reloadDocument
        className={css.form}
        onInput={() => setHasTyped(true)}
      >
        {errors ? (
          <Alert tone="negative" takesFocus>
            {errors.join(" ")}
          </Alert>
        ) : null}
        <Field
          {...getInputProps(fields.username, { type: "tel" })}
          label={t("login.username")}
          autoComplete="username"
          inputMode="tel"
          error={hasTyped ? undefined : fields.username.errors?.[0]}
        />
        <Field
          {...getInputProps(fields.password, { type: "password" })}
          label={t("login.password")}
          autoComplete="current-password"
          error={hasTyped ? undefined : fields.password.errors?.[0]}
        />
        <Checkbox name={fields.remember.name} defaultChecked={fields.remember.initialValue === "on"}>
          {t("login.remember")}
        </Checkbox>
        <Button type="submit" isWide>
          {t("login.submit")}
        </Button>
      </Form>
      <p className={css.register}>
        {t("login.noAccount")}{" "}
        <Link className={css.registerLink} to="/register">
          {t("login.register")}
        </Link>
      </p>
    </div>
  );
}
