import type { RequestContext } from "~/context";
import type { Member } from "~/session/guard.server";
import { StoreUnavailable } from "~/store/store";
import type { IntentRecord } from "./record.server";

/** The member's latest operations; none if the store is unavailable, so that reads still work. */
export async function recentRecords(member: Member, { execution }: RequestContext): Promise<IntentRecord[]> {
  return execution.recent(member.key).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return [];
    throw error;
  });
}
