import { redirect } from "@remix-run/node";
import { readCookie, serializeCookie } from "./cookie.server";

const COOKIE = "done";
/** As long as somebody may want to reload the page that says so. */
const LIFE_MS = 60_000;

/** What this browser has done just now, for the next page to say: no address can make it say so. */
export const doneNames = ["registered", "password", "bank-name", "profile"] as const;
export type Done = (typeof doneNames)[number];

/** The Set-Cookie that tells the next page. */
export function doneCookie(done: Done, isSecure: boolean): string {
  return serializeCookie({ name: COOKIE, value: done, isSecure, maxAgeMs: LIFE_MS });
}

/** To the page that says what was done (303, so that a reload repeats nothing). */
export function redirectDone(to: string, done: Done, isSecure: boolean): Response {
  return redirect(to, { status: 303, headers: { "set-cookie": doneCookie(done, isSecure) } });
}

export function doneNow(request: Request): Done | undefined {
  const told = readCookie(request, COOKIE);
  return doneNames.find((name) => name === told);
}

/** The Set-Cookie after which it is not said again. */
export function forgetDone(isSecure: boolean): string {
  return serializeCookie({ name: COOKIE, value: "", isSecure });
}
