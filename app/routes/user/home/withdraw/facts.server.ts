import { formatAmount, type Satang, satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { orErrorPage, orPanel } from "~/errors/or-error-page.server";
import type { Refusal } from "~/form/form-settings";
import type { Wallet } from "~/member/answers";
import { currencyName } from "~/member/currency.server";
import type { Member } from "~/member/guard.server";
import { type Payee, payeeOf } from "~/member/payee.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { fundsOf } from "../../balances/funds";
import { refreshedWords } from "../../balances/refresh.server";

/** The operator's minimum for one withdrawal, and its maximum if there is one. */
export interface WithdrawLimits {
  minimum: Satang;
  maximum?: Satang;
}

/**
 * What stands beside the form. None of it disables the form: only the limits and the operator refuse
 * (docs/decisions/who-refuses-a-withdrawal.md).
 */
export interface WithdrawFacts {
  main: Satang;
  /** What the games held when they were last read; absent without an open game account. */
  games?: { amount: Satang; readAt?: string };
  /** All money as last read; absent if some games cannot be read. */
  total?: Satang;
  /** Null if the member has no bank account. */
  payee: Payee | null;
  /** Null if they cannot be read. */
  limits: WithdrawLimits | null;
  /** Why there are no limits, in the operator's words. */
  reason?: string;
  /** Whether a bonus is held; undefined if unknown. */
  hasBonus?: boolean;
}

/** What a member reviews before confirming, with limits that are read again. */
export interface ReviewedWithdrawal extends Omit<WithdrawFacts, "hasBonus"> {
  amount: Satang;
}

const LIMITS_WAIT_MS = 5_000;

/** Bonus and games only if the brand wants it (`features.withdrawCheck`). Throws an error page if the wallet fails. */
export async function readFacts(member: Member, context: RequestContext): Promise<WithdrawFacts> {
  const { withdrawCheck } = context.brand.features;
  const [wallet, read, bonus] = await Promise.all([
    orErrorPage(member.wallet(), context),
    readLimits(member, context),
    withdrawCheck ? withTimeout(member.operator.bonus.active()) : undefined,
  ]);
  return { ...(await moneyOf(wallet, member, context)), ...read, hasBonus: bonus?.status };
}

/** The facts of a withdrawal of that amount, or the limit that it breaks. Throws OperatorError. */
export async function reviewWithdrawal(
  amount: Satang,
  member: Member,
  context: RequestContext,
): Promise<ReviewedWithdrawal | Refusal> {
  const [read, wallet] = await Promise.all([readLimits(member, context), member.wallet()]);
  const fault = await limitFault(amount, read.limits ?? { minimum: atLeast(0) }, member, context);
  return fault ?? { amount, ...(await moneyOf(wallet, member, context)), ...read };
}

async function moneyOf(wallet: Wallet, member: Member, context: RequestContext) {
  const { main, inGames, total } = fundsOf(wallet);
  const tellsGames = context.brand.features.withdrawCheck && hasOpenGame(wallet);
  return {
    main,
    games: tellsGames
      ? { amount: inGames, readAt: refreshedWords(await context.refreshes.lastAt(member.key), context) }
      : undefined,
    total: wallet.omitted.length > 0 ? undefined : total,
    payee: payeeOf(wallet, context),
  };
}

async function readLimits(
  { operator }: Member,
  context: RequestContext,
): Promise<Pick<WithdrawFacts, "limits" | "reason">> {
  const limits = operator.lookup.withdraw().then(
    ({ withdrawMin, withdrawMax }): WithdrawLimits => ({
      minimum: atLeast(withdrawMin),
      maximum: withdrawMax,
    }),
  );
  const read = await withTimeout(orPanel(limits, context), LIMITS_WAIT_MS);
  return read?.value ? { limits: read.value } : { limits: null, reason: read?.reason };
}

async function limitFault(
  amount: Satang,
  { minimum, maximum = amount }: WithdrawLimits,
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

/** The minimum is never 0, whatever the operator says. */
function atLeast(minimum: number): Satang {
  return satang(Math.max(1, minimum));
}

function hasOpenGame({ slots }: Wallet): boolean {
  return slots.some(({ isActive }) => isActive);
}
