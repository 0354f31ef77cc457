import type { LoaderFunctionArgs } from "@remix-run/node";
import { liveCode } from "~/deposits/live-code.server";
import { requireMember } from "~/member/guard.server";

/** The open page polls this with a separate request, because a failure must not replace the page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const known = new URL(request.url).searchParams.get("known") ?? undefined;
  const live = await liveCode(params.bankCode ?? "", member, context, known);
  return Response.json(live, { headers: { "cache-control": "private, no-store" } });
}
