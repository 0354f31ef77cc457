import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/form/read-form.server";
import { DISMISSED_COOKIE } from "~/in-app/browser.server";
import { serializeCookie } from "~/session/cookie.server";
import { localPath } from "~/session/local-path";

export const loader = () => redirect("/");

/** Closes the hint until the browser is closed, and goes back to the page. */
export async function action({ request, context: { isSecure } }: ActionFunctionArgs) {
  const to = localPath((await readForm(request)).get("returnTo"));
  const cookie = serializeCookie({ name: DISMISSED_COOKIE, value: "closed", isSecure });
  return redirect(to, { status: 303, headers: { "set-cookie": cookie } });
}
