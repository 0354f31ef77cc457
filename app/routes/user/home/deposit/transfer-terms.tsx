import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { spanOf } from "../span";
import * as deposit from "./deposit.css";
import type { SlipHours } from "./way";

interface TransferTermsProps {
  /** Undefined if the brand accepts no slips. */
  slips: SlipHours | undefined;
  /** Undefined where nobody says how long it takes. */
  creditedWithinMinutes?: number;
}

/** When a transfer is credited, and the hours without slips (specification, section 9, Deposit texts). */
export function TransferTerms({ slips, creditedWithinMinutes }: TransferTermsProps) {
  const { t } = useTranslation("deposit");
  const terms = [
    creditedWithinMinutes !== undefined && t("bank.credited", { span: t(...spanOf(creditedWithinMinutes)) }),
    slips?.from && slips.until && t("bank.closedDaily", { from: slips.from, until: slips.until }),
  ].filter(Boolean);
  return (
    <>
      {terms.length > 0 ? <p className={deposit.caption}>{terms.join(" ")}</p> : null}
      {slips && !slips.isOpen ? <Alert tone="warning">{t("bank.closed")}</Alert> : null}
    </>
  );
}
