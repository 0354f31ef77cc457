import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import type { SignIn } from "~/session/session.server";
import { currencyIn } from "./currency.server";
import { callerOf } from "./guard.server";
import { knownBrowserOf } from "./known-browser.server";
import { registeredPhoneOf } from "./registered-phone.server";

/**
 * Starts a session for the member whom the operator has just accepted, and redirects to where the member was. Throws
 * TooOften if the member signs in again and again: even an ended session stays in the store for its whole life.
 */
export async function startSession(
  { token, username, isRemembered }: Pick<SignIn, "token" | "isRemembered"> & { username: string },
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { sessions } = context;
  const { memberId, currency } = await findFacts(token, context);
  const memberKey = memberId === undefined ? undefined : sessions.keyOf(memberId);
  const wait = memberKey === undefined ? null : await context.limits.signIn({ memberKey });
  if (wait !== null) throw new TooOften(wait);
  const headers = await sessions.start({ token, memberId, currency, username, isRemembered });
  headers.append("set-cookie", await knownBrowserOf(context).remember(request, username));
  for (const forgotten of [registeredPhoneOf(context).forget(request), sessions.ended.forget(request)]) {
    if (forgotten !== undefined) headers.append("set-cookie", forgotten);
  }
  const returnTo = memberKey === undefined ? null : await sessions.returnTo.find(request, memberKey);
  return redirect(returnTo?.path ?? paths.user, { status: 303, headers });
}

/**
 * The operator's own id of the member, and the currency. Without them if the profile does not come in time: then a page
 * asks for them.
 */
async function findFacts(
  token: string,
  context: RequestContext,
): Promise<Pick<SignIn, "memberId" | "currency">> {
  const answer = await withTimeout(context.operatorFor({ ...callerOf(context), token }).account.profile());
  return answer ? { memberId: answer.profile._id, currency: currencyIn(answer) } : {};
}
