import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/member/guard.server";
import { readRecords } from "~/money/outcome/recent-records.server";
import { homeRows } from "../pending-rows.server";

/** Home polls its money on its way with a separate request, because a failure must not replace the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const pending = await homeRows(member, context, await readRecords(member.key, context));
  return Response.json(pending, { headers: { "cache-control": "private, no-store" } });
}
