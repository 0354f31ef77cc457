import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { useCurrencyName } from "~/document/currency";
import * as css from "./turnover-terms.css";

/** The conditions of a bonus, and how to end it (specification, section 9, Bonus text). */
export function TurnoverTerms({ endBelow, percent }: { endBelow: Satang | undefined; percent?: number }) {
  const { t } = useTranslation("bonus");
  const currency = useCurrencyName();
  return (
    <ul className={css.terms}>
      <li>{t("terms.turnover")}</li>
      <li>{t("terms.blocks")}</li>
      <li>
        {endBelow !== undefined
          ? t("terms.endBelow", { amount: formatAmount(endBelow), currency })
          : percent === undefined
            ? t("terms.endLow")
            : t("terms.percentFail", { percent })}
      </li>
      <li>{t("terms.deposit")}</li>
    </ul>
  );
}
