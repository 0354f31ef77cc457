import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/fields/read-form.server";
import { redirectWithFlash } from "~/form/flash.server";
import { isOfOtherPage } from "~/member/page-owner.server";
import { paths } from "~/paths";
import { signedOutPath } from "~/session/end-of-session";

export const loader = () => redirect(paths.login);

/** Ends the session, unless the form stands in the page of another member than the one who is signed in now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { sessions } = context;
  const memberKey = await sessions.ownerOf(request);
  if (memberKey !== undefined && isOfOtherPage(await readForm(request), memberKey, context)) {
    const text = context.texts.t(context.locale)("public:error.otherAccountText");
    return redirectWithFlash(paths.user, { as: "alert", tone: "warning", text }, context);
  }
  const to = signedOutPath(await sessions.tagOf(request));
  const headers = await sessions.end(request);
  for (const cookie of [sessions.returnTo.forget(), sessions.ended.forget(request)]) {
    if (cookie !== undefined) headers.append("set-cookie", cookie);
  }
  return redirect(to, { status: 303, headers });
}
