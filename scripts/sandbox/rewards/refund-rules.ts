import { toMajor } from "../money/amount";
import { ApiError, type ApiErrorCode } from "../state/api-error";
import { localDay } from "../state/local-time";
import type { Sandbox } from "../state/sandbox";
import { heldBonus } from "../store/member-bonuses";
import { insertRefund, pageOfRefunds, resultOf } from "../store/refunds";
import { grant } from "./grant";
import { receiveBonus } from "./hold-bonus";

/** The newest refunds to look at: more than any setting allows in a day. */
const NEWEST = 100;

interface RefundState {
  /** In satang; 0 while the member is winning. */
  amount: number;
  /** Each condition, and whether it is met. */
  hasLostEnough: boolean;
  hasRefundLeft: boolean;
  refusal?: Extract<ApiErrorCode, "REFUND_INACTIVE" | "NO_REFUND" | "REFUND_MINIMUM" | "REFUND_CONDITION">;
}

function refundsToday({ database, clock }: Sandbox, memberId: number): number {
  const today = localDay(clock.nowMs());
  const { rows } = pageOfRefunds(database, memberId, 1, NEWEST);
  return rows.filter(({ createdAt }) => localDay(Date.parse(createdAt)) === today).length;
}

/** The refund available for the losses since the last one, or why there is none. */
export function refundState(sandbox: Sandbox, memberId: number): RefundState {
  const { database, settings } = sandbox;
  const { rounds, loss } = resultOf(database, memberId);
  const amount = Math.max(0, Math.floor((loss * settings.refundPercent) / 100));
  const state: RefundState = {
    amount,
    hasLostEnough: toMajor(loss) >= settings.refundMinimumLoss,
    hasRefundLeft: refundsToday(sandbox, memberId) < settings.refundsPerDay,
  };
  if (!settings.refundActive) return { ...state, refusal: "REFUND_INACTIVE" };
  if (rounds === 0) return { ...state, refusal: "NO_REFUND" };
  if (amount === 0) return { ...state, refusal: "REFUND_MINIMUM" };
  return state.hasLostEnough && state.hasRefundLeft ? state : { ...state, refusal: "REFUND_CONDITION" };
}

/** Resets the losses and passes the refund to `pay`, which gives it to the member. */
function takeRefund(sandbox: Sandbox, memberId: number, pay: (amount: number) => void): void {
  sandbox.database.atomic(() => {
    const { amount, refusal } = refundState(sandbox, memberId);
    if (refusal) throw new ApiError(refusal);
    insertRefund(sandbox.database, memberId, { amount, createdAt: sandbox.clock.now() });
    pay(amount);
  });
}

/** Pays the refund into the main wallet, without conditions. */
export function refundToWallet(sandbox: Sandbox, memberId: number): void {
  takeRefund(sandbox, memberId, (amount) => grant(sandbox, memberId, "refund", amount));
}

/** Pays the refund as a bonus with turnover; the member must not hold another one. */
export function refundAsBonus(sandbox: Sandbox, memberId: number): void {
  const { refundTurnover: turnover, refundPercentFail: percentFail } = sandbox.settings;
  takeRefund(sandbox, memberId, (amount) => {
    if (heldBonus(sandbox.database, memberId)) throw new ApiError("BONUS_REMAINING");
    const terms = { kind: "refund", code: "REFUND", type: "refund", amount, turnover, percentFail } as const;
    receiveBonus(sandbox, memberId, terms);
  });
}
