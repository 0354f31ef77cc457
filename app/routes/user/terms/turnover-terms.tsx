import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { useCurrencyName } from "~/document/currency";
import * as css from "./terms.css";
import type { Threshold } from "./threshold";

interface TurnoverTermsProps {
  id: string;
  threshold: Threshold;
}

/** What every bonus, promotion and refund as a bonus binds (specification, section 9, Bonus text). */
export function TurnoverTerms({ id, threshold: { amount, percent } }: TurnoverTermsProps) {
  const { t } = useTranslation("bonus");
  const currency = useCurrencyName();
  return (
    <section className={css.terms} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {t("terms.title")}
      </h3>
      <ul className={css.list}>
        <li>{t("terms.turnover")}</li>
        <li>
          {amount !== undefined
            ? t("terms.endBelow", { amount: formatAmount(amount), currency })
            : percent === undefined
              ? t("terms.endLow")
              : t("terms.endShare", { percent })}
        </li>
        <li>{t("terms.deposit")}</li>
      </ul>
    </section>
  );
}
