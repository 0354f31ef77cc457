import type { RequestContext } from "~/context";
import { present } from "~/document/present";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { inviteBonus } from "~/money/kinds/invite-bonus.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { WaitingRewards } from "./reward-strip";
import { inviteOf } from "./rewards.server";

/** The invite bonus, if the wallet mentions it, with an intent if it can be received. */
export function waitingInvite(
  wallet: Wallet | null | undefined,
  member: Member,
  context: RequestContext,
): WaitingRewards["invite"] {
  const waiting = wallet && context.brand.features.invite ? inviteOf(wallet, context) : undefined;
  if (!waiting) return undefined;
  const { amount, isReady, reason } = waiting;
  return present({
    amount,
    reason,
    intent: isReady ? context.intentTokens.issue(member.key, inviteBonus.name) : undefined,
  });
}

/** A refund that has just come is shown so late at most. */
const NONE_FRESH_MS = 60_000;

/** The refund, if it can be received; undefined if the check fails or is slow. */
export async function waitingRefund(
  member: Member,
  context: RequestContext,
): Promise<WaitingRewards["refund"]> {
  if (!context.brand.features.refund) return undefined;
  const { refund } = member.operator;
  const check = async () => {
    const { result, refundAmount } = await refund.check();
    return { result, refundAmount };
  };
  const keeps = (seen: Awaited<ReturnType<typeof check>>) => !isReady(seen);
  const wanted = { owner: member.key, name: "refund.check", read: check, keeps, freshMs: NONE_FRESH_MS };
  const found = await withTimeout(context.recentReads.get(wanted));
  return found && isReady(found) ? found.refundAmount : undefined;
}

function isReady({ result, refundAmount }: { result: boolean; refundAmount: number }): boolean {
  return result && refundAmount > 0;
}
