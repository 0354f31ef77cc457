import { satang } from "schemas/amount";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { memberForm } from "~/form/form-action.server";
import type { Refusal } from "~/form/form-settings";
import type { Member } from "~/member/guard.server";
import { refundReceive, refundToWallet } from "~/money/kinds/refund.server";
import { moveMoney } from "~/money/outcome/action.server";
import { thresholdOf } from "../../threshold";
import { type RefundView, refundOf } from "./refund.server";
import type { RefundFacts } from "./refund-way";

const NoFields = z.object({});

/** Pays into the main wallet, without conditions. */
export const toWallet = memberForm({
  schema: NoFields,
  review: (_, { member, context }) => reviewToWallet(member, context),
  run: (_, { token, member, request, context }) =>
    moveMoney(refundToWallet, { token, facts: {} }, { member, request, context }),
});

/** Pays as a bonus, after a review of what it binds. */
export const asBonus = memberForm({
  schema: NoFields,
  review: (_, { member, context }) => reviewAsBonus(member, context),
  run: (_, { token, member, request, context }) =>
    moveMoney(refundReceive, { token, facts: {} }, { member, request, context }),
});

/** The refund as it would be paid now, or why it cannot be. Throws OperatorError. */
async function reviewToWallet(
  { operator, wallet }: Member,
  context: RequestContext,
): Promise<RefundFacts | Refusal> {
  const [check, { wallet: main }] = await Promise.all([operator.refund.check(), wallet()]);
  const refund = refundOf(check, context);
  if (!refund.isReady) return notReady(refund, context);
  const { amount } = refund;
  return { way: "addWallet", amount, main: main.amount, after: satang(main.amount + amount) };
}

/** The same as a bonus. */
async function reviewAsBonus(member: Member, context: RequestContext): Promise<RefundFacts | Refusal> {
  const refund = refundOf(await member.operator.refund.check(), context);
  if (!refund.isReady) return notReady(refund, context);
  if (refund.isBonusHeld) return { text: errorText(context, "BONUS_REMAINING"), isStale: true };
  const threshold = thresholdOf(context.brand.bonus.endBelow, undefined);
  return { way: "receive", amount: refund.amount, threshold };
}

function notReady({ unmet }: RefundView, { texts, locale }: RequestContext): Refusal {
  return { text: unmet ?? texts.t(locale)("rewards:refund.none") };
}
