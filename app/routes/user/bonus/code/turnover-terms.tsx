import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { useCurrencyName } from "~/document/currency";
import type { Threshold } from "../../threshold";
import * as css from "./turnover-terms.css";

/** The conditions of a bonus, and how to end it (specification, section 9, Bonus text). */
export function TurnoverTerms({ threshold: { amount, percent } }: { threshold: Threshold }) {
  const { t } = useTranslation("bonus");
  const currency = useCurrencyName();
  const low = percent === undefined ? t("terms.endLow") : t("terms.endShare", { percent });
  return (
    <ul className={css.terms}>
      <li>{t("terms.turnover")}</li>
      <li>{t("terms.blocks")}</li>
      <li>{amount === undefined ? low : t("terms.endBelow", { amount: formatAmount(amount), currency })}</li>
      <li>{t("terms.deposit")}</li>
    </ul>
  );
}
