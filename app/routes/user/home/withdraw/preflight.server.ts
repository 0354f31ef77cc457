import { type Satang, satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { orErrorPage, orPanel } from "~/errors/or-error-page.server";
import type { Member } from "~/member/guard.server";
import { type Payee, payeeOf } from "~/member/payee.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { fundsOf } from "../../funds";

/** The operator's minimum for one withdrawal, and its maximum if there is one. */
export interface Limits {
  minimum: Satang;
  maximum?: Satang;
}

/** The source and destination of a withdrawal, and what prevents one. */
export interface Preflight {
  main: Satang;
  /** Zero if the brand turns this check off. */
  inGames: Satang;
  /** Main wallet plus games: the most that can be withdrawn. */
  total: Satang;
  /** All that there is falls short of the minimum; false while games are hidden that cannot be read. */
  isTooLittle: boolean;
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
    isTooLittle: limits?.value != null && total < limits.value.minimum && wallet.omitted.length === 0,
    payee: payeeOf(wallet, context),
    limits: limits?.value ?? null,
    reason: limits?.value === null ? limits.reason : undefined,
    hasBonus: bonus?.status,
  };
}
