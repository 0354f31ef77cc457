import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { serializeCookie } from "~/cookies/cookie.server";
import { readForm } from "~/fields/read-form.server";
import { localPath } from "~/session/local-path";
import { DISMISSED_COOKIE } from "~/shell/in-app-browser.server";

export const loader = () => redirect("/");

/** Hides the hint until the browser is closed, and redirects back. */
export async function action({ request, context: { isSecure } }: ActionFunctionArgs) {
  const to = localPath((await readForm(request)).get("returnTo"));
  const cookie = serializeCookie({ name: DISMISSED_COOKIE, value: "closed", isSecure });
  return redirect(to, { status: 303, headers: { "set-cookie": cookie } });
}
