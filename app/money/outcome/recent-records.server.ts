import type { RequestContext } from "~/context";
import type { IntentRecord } from "~/money/once/record.server";
import { StoreUnavailable } from "~/store/store";

/** The member's latest operations; none if the store is unavailable, so that reads still work. */
export async function recentRecords(
  memberKey: string,
  { execution }: RequestContext,
): Promise<IntentRecord[]> {
  return execution.recent(memberKey).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return [];
    throw error;
  });
}
