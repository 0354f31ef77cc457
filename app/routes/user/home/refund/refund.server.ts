import type { Satang } from "schemas/amount";
import type { refund as rows } from "schemas/contract/refund";
import type * as z from "zod";
import type { RequestContext } from "~/context";
import type { SafeHtml } from "~/html/safe-html";
import { sentenceOf } from "../rewards.server";

type Check = z.output<typeof rows.check.response>;

/** The refund that can be received, and what prevents it. */
export interface RefundView {
  amount: Satang;
  isReady: boolean;
  /** A bonus is held, so it cannot be received as another one. */
  isBonusHeld: boolean;
  info?: SafeHtml;
  /** Conditions that are met, and those that are not. */
  met?: string;
  unmet?: string;
}

/** The operator's check, prepared for the dialog. */
export function refundOf(check: Check, context: RequestContext): RefundView {
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
