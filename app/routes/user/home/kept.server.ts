import type { RequestContext } from "~/context";
import { type Member, requireMember } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { recentRecords } from "~/money/outcome/recent-records.server";

/** What the store keeps of a member for home. */
export interface Kept {
  /** When every game's balance was last read again, in ms since the epoch. */
  lastAt: Promise<number | undefined>;
  /** The latest operations. */
  records: Promise<IntentRecord[]>;
}

/**
 * The member (requireMember) and what the store keeps for home. Both are asked for in the same turn, for the member whom
 * the cookie names, so that the store answers them with one command.
 */
export async function memberAndKept(
  request: Request,
  readsRecords: boolean,
  context: RequestContext,
): Promise<{ member: Member; kept: Kept }> {
  const keptOf = (key: string): Kept => ({
    lastAt: context.refreshes.lastAt(key),
    records: readsRecords ? recentRecords(key, context) : Promise.resolve([]),
  });
  const holder = await context.sessions.holderOf(request);
  // A session may learn late whose it is.
  const early = holder?.memberKey === undefined ? undefined : keptOf(holder.memberKey);
  const member = await requireMember(request, context);
  return { member, kept: early ?? keptOf(member.key) };
}
