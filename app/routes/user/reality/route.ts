import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { serializeCookie } from "~/cookies/cookie.server";
import { readForm } from "~/fields/read-form.server";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { localPath } from "~/session/local-path";
import { dialogSearch } from "../dialog-search";
import {
  ASKED_MS,
  isFirstToAsk,
  REALITY_COOKIE,
  realityDueIn,
  realityFacts,
  refreshForReality,
} from "../safer-play/safer-play.server";

const DAY_MS = 24 * 3_600_000;

export const loader = () => redirect(paths.home);

/**
 * The next reality check, if it is due; the first of this browser's tabs to ask shows it. A script requests it and
 * shows it above the page; without JavaScript a button leads to a page with it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const form = await readForm(request);
  const now = Date.now();
  const dueInMs = realityDueIn(request, member, context, now);
  const isAsking = form.get("do") === "check";
  const place = new URL(localPath(form.get("returnTo")), request.url);
  if (dueInMs === null || dueInMs > 0) {
    return isAsking ? { dueInMs, facts: null } : redirect(place.pathname + place.search, 303);
  }
  if (isAsking && !(await isFirstToAsk(request, member, context, now)))
    return { dueInMs: ASKED_MS, facts: null };
  await refreshForReality(member, context);
  const cookie = serializeCookie({
    name: REALITY_COOKIE,
    value: String(now),
    isSecure: context.isSecure,
    maxAgeMs: DAY_MS,
  });
  const headers = { "set-cookie": cookie };
  if (!isAsking) {
    return redirect(place.pathname + dialogSearch(place.search, "reality"), { status: 303, headers });
  }
  const { reminderMinutes } = context.brand.saferPlay;
  return data({ dueInMs: reminderMinutes * 60_000, facts: await realityFacts(member, context) }, { headers });
}
