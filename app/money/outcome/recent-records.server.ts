import type { RequestContext } from "~/context";
import type { IntentRecord } from "~/money/once/record.server";
import { StoreUnavailable } from "~/store/store";

/** The member's latest operations; null while the store is away. */
export async function recentRecordsOrNull(
  memberKey: string,
  { execution }: Pick<RequestContext, "execution">,
): Promise<IntentRecord[] | null> {
  return execution.recent(memberKey).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return null;
    throw error;
  });
}

/** The same; empty while the store is away, so that pages still work. */
export async function recentRecords(
  memberKey: string,
  context: Pick<RequestContext, "execution">,
): Promise<IntentRecord[]> {
  return (await recentRecordsOrNull(memberKey, context)) ?? [];
}
