import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { CopyText } from "~/components/copy-text";
import { SectionHead } from "~/components/section-head";
import { useCurrency } from "~/document/currency";
import { spanOf } from "../span";
import * as deposit from "./deposit.css";
import * as css from "./details.css";
import { PayeeCard } from "./payee-card";
import { TransferTerms } from "./transfer-terms";
import type { BankWay } from "./way";
import { isTimed } from "./way-words";

interface BankDetailsProps {
  way: BankWay;
  amount: Satang | undefined;
  creditedWithinMinutes: number;
  slipWithinMinutes: number;
}

/** The accounts to transfer to, then the steps (specification, section 9, Deposit texts). */
export function BankDetails({ way, amount, creditedWithinMinutes, slipWithinMinutes }: BankDetailsProps) {
  const { accounts, slips } = way;
  const { t } = useTranslation("deposit");
  const currency = useCurrency();
  const exactly = amount === undefined ? undefined : formatAmount(amount);
  return (
    <>
      <div className={css.deskOnly}>
        <SectionHead>{t("bank.to")}</SectionHead>
      </div>
      {accounts.map((account) => (
        <PayeeCard key={`${account.bankCode} ${account.number}`} account={account} />
      ))}
      {exactly === undefined ? null : (
        <div className={css.payLine}>
          <span className={deposit.caption}>
            {currency ? `${t("bank.exactly")} (${currency})` : t("bank.exactly")}
          </span>
          <p className={css.number}>
            <CopyText name={t("bank.exactly")} text={exactly} isLarge />
          </p>
        </div>
      )}
      <ol className={css.steps}>
        <li>{t(exactly === undefined ? "bank.copyNumber" : "bank.copy")}</li>
        <li>{t("bank.transfer")}</li>
        {slips ? <li>{t("bank.attach", { span: t(...spanOf(slipWithinMinutes)) })}</li> : null}
      </ol>
      <TransferTerms slips={slips} creditedWithinMinutes={isTimed(way) ? creditedWithinMinutes : undefined} />
    </>
  );
}
