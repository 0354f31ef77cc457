import type { RequestContext } from "~/context";
import { present } from "~/document/present";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { inviteBonus } from "~/money/kinds/invite-bonus.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { keepFlag, refundFlag } from "../flags.server";
import type { Kept } from "./kept.server";
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

/** The refund, if it can be received; undefined if the check fails or is slow. */
export async function waitingRefund(
  { key, operator }: Member,
  kept: Pick<Kept, "mayHaveRefund">,
  context: RequestContext,
): Promise<WaitingRewards["refund"]> {
  if (!context.brand.features.refund || (await kept.mayHaveRefund) === false) return undefined;
  const asked = operator.refund.check().then(({ result, refundAmount }) => {
    const isReady = result && refundAmount > 0;
    keepFlag(refundFlag, key, isReady, context);
    return isReady ? refundAmount : undefined;
  });
  return withTimeout(asked);
}
