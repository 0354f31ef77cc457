import { type Satang, satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { orErrorPage, orPanel } from "~/errors/or-error-page.server";
import { maskAccountNumber } from "~/format/account-number";
import { type BankSign, bankName, bankSign } from "~/lookups/bank-choices.server";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { fundsOf } from "../../funds";

/** The operator's minimum for one withdrawal, and its maximum if there is one. */
export interface Limits {
  minimum: Satang;
  maximum?: Satang;
}

/** The account to be paid. The full number stays on the server. */
export interface Payee extends BankSign {
  bank: string;
  holder: string;
  number: string;
  /** Its last characters, for screen readers. */
  ending: string;
}

/** The source and destination of a withdrawal, and what prevents one. */
export interface Preflight {
  main: Satang;
  /** Zero if the brand turns this check off. */
  inGames: Satang;
  /** Main wallet plus games: the most that can be withdrawn. */
  total: Satang;
  /** Null if the member has no account, so that nothing can be paid out. */
  payee: Payee | null;
  /** Null if the operator does not return them. */
  limits: Limits | null;
  /** Why there are no limits, in the operator's words. */
  reason?: string;
  /** Whether a bonus is held; undefined if unknown. */
  hasBonus?: boolean;
}

const PATIENCE_MS = 5_000;

/** Throws OperatorError. */
export async function readLimits({ operator }: Member): Promise<Limits> {
  const { withdrawMin, withdrawMax } = await operator.lookup.withdraw();
  return { minimum: withdrawMin, maximum: withdrawMax };
}

/**
 * Reads everything in parallel before showing the form: the wallet is required, missing limits need a reason, bonus and
 * games are read only if the brand wants the check (`features.withdrawCheck`).
 */
export async function readPreflight(member: Member, context: RequestContext): Promise<Preflight> {
  const { withdrawCheck } = context.brand.features;
  const [wallet, limits, bonus] = await Promise.all([
    orErrorPage(member.wallet(), context),
    withTimeout(orPanel(readLimits(member), context), PATIENCE_MS),
    withdrawCheck ? withTimeout(member.operator.bonus.active()) : undefined,
  ]);
  const { main, inGames, total } = fundsOf(wallet);
  return {
    main,
    inGames: withdrawCheck ? inGames : satang(0),
    total,
    payee: payeeOf(wallet, context),
    limits: limits?.value ?? null,
    reason: limits?.value === null ? limits.reason : undefined,
    hasBonus: bonus?.status,
  };
}

/** Null without a number: a bank's name alone is not an account. */
export function payeeOf({ bankAccount }: Wallet, context: RequestContext): Payee | null {
  if (!bankAccount?.bankAccountNo) return null;
  const { bankCode, bankAccountName, bankAccountNo, bank } = bankAccount;
  const ofLanguage = { th: bank?.nameTH, lo: undefined, en: bank?.nameEN }[context.locale];
  const number = maskAccountNumber(bankAccountNo, context.brand.banks.groupedLength);
  return {
    bank: bankName(bankCode, context) ?? ofLanguage ?? bank?.nameTH ?? bankCode,
    ...bankSign(bankCode, context),
    holder: bankAccountName,
    number,
    ending: number.replace(/[x-]/g, ""),
  };
}
