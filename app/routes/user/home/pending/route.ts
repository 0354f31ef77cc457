import type { LoaderFunctionArgs } from "@remix-run/node";
import { failure } from "~/errors/failure.server";
import { requireMember } from "~/member/guard.server";
import { StoreUnavailable } from "~/store/store";
import { homeRows } from "../pending-rows.server";

/**
 * Home polls its money on its way with a separate request, because a failure must not replace the page; while the store
 * is away the page keeps what it shows.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const records = await context.execution.recent(member.key).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) throw failure("unread", context);
    throw error;
  });
  const rows = await homeRows(member, context, Promise.resolve(records));
  return Response.json(rows, { headers: { "cache-control": "private, no-store" } });
}
