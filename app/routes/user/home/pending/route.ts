import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/member/guard.server";
import { recentRecordsOrNull } from "~/money/outcome/recent-records.server";
import { pendingRows } from "../pending-money/pending-rows.server";

/** Home polls pending money here and not by its own loader, because a failure must not replace the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const rows = await pendingRows(member, context, await recentRecordsOrNull(member.key, context));
  return Response.json(rows, { headers: { "cache-control": "private, no-store" } });
}
