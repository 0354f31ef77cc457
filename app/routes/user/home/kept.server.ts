import type { RequestContext } from "~/context";
import { type Member, requireMember } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { readRecords } from "~/money/outcome/recent-records.server";
import { readStart, type Start } from "../reality.server";
import { readFlag, refundFlag, wheelFlag } from "./flags.server";

/** What the store keeps of a member for home. */
export interface Kept {
  /** When every game's balance was last read again, in ms since the epoch. */
  lastAt: Promise<number | undefined>;
  /** The latest operations; null if the store cannot tell. */
  records: Promise<IntentRecord[] | null>;
  /** Whether a refund may wait, and whether the wheel is on; undefined if the operator is to be asked. */
  mayHaveRefund: Promise<boolean | undefined>;
  isWheelOn: Promise<boolean | undefined>;
  /** With how much this sign-in began. */
  start: Promise<Start | null>;
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
  const keptOf = (key: string, sessionId: string): Kept => ({
    lastAt: context.refreshes.lastAt(key),
    records: readsRecords ? readRecords(key, context) : Promise.resolve([]),
    mayHaveRefund: readFlag(refundFlag, key, context),
    isWheelOn: readFlag(wheelFlag, key, context),
    start: readStart(sessionId, context),
  });
  const holder = await context.sessions.holderOf(request);
  // A session may learn late whose it is.
  const early = holder?.memberKey === undefined ? undefined : keptOf(holder.memberKey, holder.id);
  const member = await requireMember(request, context);
  return { member, kept: early ?? keptOf(member.key, member.session.id) };
}
