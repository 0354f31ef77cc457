import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { useCurrency } from "~/document/currency";
import * as css from "./turnover-terms.css";

interface TurnoverTermsProps {
  /** From the brand's config. */
  endBelow: Satang | undefined;
  /** From the promotion or bonus in question. */
  percentFail?: number;
}

/** The conditions of a bonus, promotion or refund bonus, and how to end it (specification, section 9, Bonus text). */
export function TurnoverTerms({ endBelow, percentFail }: TurnoverTermsProps) {
  const { t } = useTranslation("bonus");
  const end = useEndWords(endBelow);
  return (
    <ul className={css.terms}>
      <li>{t("terms.turnover")}</li>
      <li>{t("terms.blocks")}</li>
      <li>{percentFail === undefined ? end : t("terms.percentFail", { percent: percentFail })}</li>
      <li>{t("terms.deposit")}</li>
    </ul>
  );
}

/** The text for the balance below which a bonus may be ended without its turnover. */
export function useEndWords(endBelow: Satang | undefined): string {
  const { t } = useTranslation("bonus");
  const currency = useCurrency();
  if (endBelow === undefined) return t("terms.endLow");
  return t("terms.endBelow", { amount: formatAmount(endBelow), currency });
}
