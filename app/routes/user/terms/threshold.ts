import type { Satang } from "schemas/amount";

/** The balance below which a bonus can be ended without its turnover; neither if only its own conditions say. */
export interface Threshold {
  amount?: Satang;
  /** Of what was received. */
  percent?: number;
}

/** The operator's share of what was received; the brand's own amount only where the operator names none. */
export function thresholdOf(endBelow: Satang | undefined, percent: number | undefined): Threshold {
  return percent === undefined ? { amount: endBelow } : { percent };
}
