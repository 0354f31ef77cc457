import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { requireMember } from "~/member/guard.server";

/** Redirects to the picture of a member's own slip. Its URL is looked up only when the member opens it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { reference = "" } = params;
  const { url } = await orErrorPage(member.operator.statement.slipReference({ reference }), context);
  const picture = context.picture(url);
  if (picture === undefined) throw failure("notFound", context);
  return redirect(picture, {
    headers: { "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
  });
}
