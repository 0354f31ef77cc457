import { formatAmount, type Satang, satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import type { Refusal } from "~/form/form-settings";
import { currencyName } from "~/member/currency-name.server";
import type { Member } from "~/member/guard.server";
import { type Payee, payeeOf } from "~/member/payee.server";
import { OperatorError } from "~/operator/error";
import { fundsOf } from "../../funds";
import { type Limits, readLimits } from "./preflight.server";

/** What the member reviews before confirming. */
export interface WithdrawFacts {
  amount: Satang;
  main: Satang;
  /** Set if the main wallet is too low: the operator collects the rest from the games. */
  inGames?: Satang;
  /** The main wallet afterwards; with `inGames`, main wallet and games. */
  after: Satang;
  payee: Payee;
}

/** The facts of a withdrawal of that amount now, or what prevents it. Throws OperatorError. */
export async function reviewWithdrawal(
  amount: Satang,
  member: Member,
  context: RequestContext,
): Promise<WithdrawFacts | Refusal> {
  const [limits, wallet] = await Promise.all([limitsOrReason(member, context), member.wallet()]);
  if ("text" in limits) return limits;
  const fault = await limitFault(amount, limits, member, context);
  if (fault) return fault;
  const payee = payeeOf(wallet, context);
  if (!payee) return { text: errorText(context, "NO_BANK") };
  const { main, inGames, total } = fundsOf(wallet);
  if (amount > total) return { text: errorText(context, "MONEY_NOT_ENOUGH"), field: "amount" };
  if (amount > main) return { amount, main, inGames, after: satang(total - amount), payee };
  return { amount, main, after: satang(main - amount), payee };
}

/** The limits, or why there are none: in the operator's words, otherwise in ours. */
async function limitsOrReason(member: Member, context: RequestContext) {
  try {
    return await readLimits(member);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const { texts, locale } = context;
    const isSaid = error.reached === "refused";
    return { text: isSaid ? errorText(context, error.message) : texts.t(locale)("withdraw:limitsFailed") };
  }
}

async function limitFault(
  amount: Satang,
  { minimum, maximum = amount }: Limits,
  member: Pick<Member, "currency">,
  context: RequestContext,
): Promise<Refusal | null> {
  const bound = amount < minimum ? "minimum" : amount > maximum ? "maximum" : null;
  if (!bound) return null;
  const currency = await currencyName(member, context);
  const values = { [bound]: formatAmount({ minimum, maximum }[bound]), currency };
  const t = context.texts.anyKey(context.locale);
  return { text: t(`fields:amount.${bound}`, values), field: "amount" };
}
