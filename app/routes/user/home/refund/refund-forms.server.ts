import { satang } from "schemas/amount";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { memberForm } from "~/form/form-action.server";
import type { Refusal } from "~/form/form-settings";
import type { Member } from "~/member/guard.server";
import { refundReceive, refundToWallet } from "~/money/kinds/refund.server";
import { moveMoney } from "~/money/outcome/action.server";
import { refundOf } from "./refund.server";
import type { RefundFacts, RefundWay } from "./refund-way";

const NoFields = z.object({});

/** Pays into the main wallet, without conditions. */
export const toWallet = memberForm({
  schema: NoFields,
  review: (_, { member, context }) => reviewRefund("addWallet", member, context),
  run: (_, { token, member, request, context }) =>
    moveMoney(refundToWallet, { token, facts: {} }, { member, request, context }),
});

/** Pays as a bonus, after a review of its conditions. */
export const asBonus = memberForm({
  schema: NoFields,
  review: (_, { member, context }) => reviewRefund("receive", member, context),
  run: (_, { token, member, request, context }) =>
    moveMoney(refundReceive, { token, facts: {} }, { member, request, context }),
});

/** The refund as it would be paid now, or why it cannot be. Throws OperatorError. */
async function reviewRefund(
  way: RefundWay,
  { operator, wallet }: Member,
  context: RequestContext,
): Promise<RefundFacts | Refusal> {
  const [check, held] = await Promise.all([operator.refund.check(), wallet()]);
  const { amount, isReady, isBonusHeld, unmet } = refundOf(check, context);
  if (!isReady) return { text: unmet ?? context.texts.t(context.locale)("rewards:refund.none") };
  if (way === "receive" && isBonusHeld) return { text: errorText(context, "BONUS_REMAINING"), isStale: true };
  const main = held.wallet.amount;
  return { way, amount, main, after: satang(main + amount), endBelow: context.brand.bonus.endBelow };
}
