import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { useCurrencyName } from "~/document/currency";
import type { Threshold } from "../../threshold";
import * as css from "./turnover-terms.css";

/**
 * The conditions of a bonus, and how to end it (specification, section 9, Bonus text); without a threshold where the
 * operator's notice names its own.
 */
export function TurnoverTerms({ threshold }: { threshold: Threshold | undefined }) {
  const { t } = useTranslation("bonus");
  const currency = useCurrencyName();
  const wordsOf = ({ amount, percent }: Threshold) => {
    if (amount !== undefined) return t("terms.endBelow", { amount: formatAmount(amount), currency });
    return percent === undefined ? t("terms.endLow") : t("terms.endShare", { percent });
  };
  return (
    <ul className={css.terms}>
      <li>{t("terms.turnover")}</li>
      <li>{t("terms.blocks")}</li>
      {threshold ? <li>{wordsOf(threshold)}</li> : null}
      <li>{t("terms.deposit")}</li>
    </ul>
  );
}
