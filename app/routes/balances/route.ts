import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { serializeCookie, YEAR_MS } from "~/cookies/cookie.server";
import { BALANCES_COOKIE, HIDDEN } from "~/document/hidden-balances";
import { readForm } from "~/fields/read-form.server";
import { localPath } from "~/session/local-path";

export const loader = () => redirect("/");

/** Stores in a cookie whether balances are hidden, and redirects back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const value = form.get("balances") === HIDDEN ? HIDDEN : "";
  const { isSecure } = context;
  const cookie = serializeCookie({ name: BALANCES_COOKIE, value, isSecure, maxAgeMs: YEAR_MS });
  return redirect(localPath(form.get("returnTo")), { status: 303, headers: { "set-cookie": cookie } });
}
