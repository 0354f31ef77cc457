import type { RequestContext } from "~/context";
import { type Member, requireMember } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { recentRecordsOrNull } from "~/money/outcome/recent-records.server";
import { readFlag, refundFlag, wheelFlag } from "../flags.server";
import { readStart, type Start } from "../reality.server";

/** Home itself, home behind the deposit screen, which goes on following money on its way, or behind any other dialog. */
export type Screen = "home" | "deposit" | "dialog";

/** What the store keeps of a member for a screen of home; what the screen or the brand does not show is not asked for. */
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
  screen: Screen,
  context: RequestContext,
): Promise<{ member: Member; kept: Kept }> {
  const isHome = screen === "home";
  const { refund, spin } = context.brand.features;
  const keptOf = (key: string, sessionId: string): Kept => ({
    lastAt: context.refreshes.lastAt(key),
    records: screen === "dialog" ? Promise.resolve([]) : recentRecordsOrNull(key, context),
    mayHaveRefund: isHome && refund ? readFlag(refundFlag, key, context) : Promise.resolve(undefined),
    isWheelOn: spin ? readFlag(wheelFlag, key, context) : Promise.resolve(undefined),
    start: isHome ? readStart(sessionId, context) : Promise.resolve(null),
  });
  const holder = await context.sessions.holderOf(request);
  // A session may learn late whose it is.
  const early = holder?.memberKey === undefined ? undefined : keptOf(holder.memberKey, holder.id);
  const member = await requireMember(request, context);
  return { member, kept: early ?? keptOf(member.key, member.session.id) };
}
