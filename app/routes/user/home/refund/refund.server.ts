import { type Satang, satang } from "schemas/amount";
import type { refund as rows } from "schemas/contract/refund";
import type * as z from "zod";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { memberForm, NoFields } from "~/form/form-action.server";
import type { Refusal } from "~/form/form-settings";
import type { SafeHtml } from "~/html/safe-html";
import type { Member } from "~/member/guard.server";
import { refundReceive, refundToWallet } from "~/money/kinds/refund.server";
import { moveMoney } from "~/money/outcome/action.server";
import type { BindingFacts } from "../../terms/binding-review";
import { thresholdOf } from "../../terms/threshold";
import { sentenceOf } from "../rewards/rewards.server";

type RefundCheck = z.output<typeof rows.check.response>;

/** The refund that can be received, and what prevents it. */
export interface RefundView {
  amount: Satang;
  isReady: boolean;
  /** A bonus is held, so it cannot be received as another one. */
  isBonusHeld: boolean;
  info?: SafeHtml;
  /** What the operator says of conditions that are met, and of those that are not. */
  met?: string;
  unmet?: string;
}

/** The operator's check, prepared for the dialog. */
export function refundOf(check: RefundCheck, context: RequestContext): RefundView {
  const { result, bonus, info, refundAmount: amount, refundSuccess, refundFail } = check;
  return {
    amount,
    isReady: result && amount > 0,
    isBonusHeld: bonus,
    info: info ? context.sanitize(info) : undefined,
    met: sentenceOf(refundSuccess, context),
    unmet: sentenceOf(refundFail, context),
  };
}

/** The two ways to receive it, named as their buttons' `do`. */
export type RefundWay = "addWallet" | "receive";

/** What the member reviews: the main wallet now and afterwards, or what a bonus binds. */
export type RefundFacts =
  | { way: "addWallet"; amount: Satang; main: Satang; after: Satang }
  | ({ way: "receive"; amount: Satang } & BindingFacts);

/** Pays into the main wallet, without conditions. */
export const toWallet = memberForm({
  schema: NoFields,
  review: (_, { member, context }) => reviewToWallet(member, context),
  run: (_, post) => moveMoney(refundToWallet, { facts: {} }, post),
});

/** Pays as a bonus, after a review of what it binds. */
export const asBonus = memberForm({
  schema: NoFields,
  review: (_, { member, context }) => reviewAsBonus(member, context),
  run: (_, post) => moveMoney(refundReceive, { facts: {} }, post),
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

/** The same for a refund as a bonus. */
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
