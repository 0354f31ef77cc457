import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { HIDDEN } from "~/document";
import { readForm } from "~/form/read-form.server";
import { BALANCES_COOKIE, serializeCookie } from "~/session/cookie.server";
import { localPath } from "~/session/local-path";

const YEAR_MS = 365 * 24 * 3_600_000;

export const loader = () => redirect("/");

/** Keeps on this device whether balances are hidden, and goes back to the page that asked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const value = form.get("balances") === HIDDEN ? HIDDEN : "";
  const { isSecure } = context;
  const cookie = serializeCookie({ name: BALANCES_COOKIE, value, isSecure, maxAgeMs: YEAR_MS });
  return redirect(localPath(form.get("returnTo")), { status: 303, headers: { "set-cookie": cookie } });
}
