import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { serializeCookie, YEAR_MS } from "~/cookies/cookie.server";
import { readForm } from "~/fields/read-form.server";
import { isLocale } from "~/i18n/locale";
import { LOCALE_COOKIE } from "~/i18n/locale.server";
import { localPath } from "~/session/local-path";

export const loader = () => redirect("/");

/** Stores the chosen language in a cookie and redirects back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const locale = form.get("locale");
  const to = localPath(form.get("returnTo"));
  if (!isLocale(locale) || !context.brand.locales.includes(locale)) return redirect(to, 303);
  const { isSecure } = context;
  const cookie = serializeCookie({ name: LOCALE_COOKIE, value: locale, isSecure, maxAgeMs: YEAR_MS });
  return redirect(to, { status: 303, headers: { "set-cookie": cookie } });
}
