import { useTranslation } from "react-i18next";
import { formatAmount, type Satang, satang } from "schemas/amount";
import { useCurrencyName } from "~/document/currency";

/** The balance below which a bonus can be ended without its turnover; neither if only its conditions know. */
export interface Threshold {
  amount?: Satang;
  /** Of what was received; only where no amount can be told. */
  percent?: number;
}

/**
 * One threshold: the operator's share of what was received, in money where that is known; the brand's own amount only
 * where the operator says none.
 */
export function thresholdOf(
  endBelow: Satang | undefined,
  percent: number | undefined,
  received?: Satang,
): Threshold {
  if (percent === undefined) return { amount: endBelow };
  if (received === undefined) return { percent };
  const share = Math.round((received * percent) / 100);
  return Number.isSafeInteger(share) && share >= 0 ? { amount: satang(share) } : { percent };
}

/** The threshold as a heading: "Balance below 150.00 THB". */
export function useThresholdWords({ amount, percent }: Threshold): string {
  const { t } = useTranslation("bonus");
  const currency = useCurrencyName();
  if (amount !== undefined) return t("review.below", { amount: formatAmount(amount), currency });
  return percent === undefined ? t("review.belowUnnamed") : t("review.belowShare", { percent });
}
