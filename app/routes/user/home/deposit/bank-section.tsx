import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { SectionHead } from "~/components/section-head";
import { paths } from "~/paths";
import { spanOf } from "../span";
import * as css from "./deposit.css";
import type { PayeeAccount } from "./offer.server";
import { PayeeCard } from "./payee-card";

/** The hours for slips; absent if unknown. */
export interface SlipHours {
  isOpen: boolean;
  from?: string;
  until?: string;
}

interface BankSectionProps {
  accounts: readonly PayeeAccount[];
  creditedWithinMinutes: number;
  slipWithinMinutes: number;
  /** Undefined if the brand accepts no slips. */
  slips?: SlipHours;
}

/** The accounts to transfer to, then the three steps (specification, section 9, Deposit texts). */
export function BankSection(props: BankSectionProps) {
  const { accounts, creditedWithinMinutes, slipWithinMinutes, slips } = props;
  const { t } = useTranslation("deposit");
  const [only] = accounts;
  const bankCode = accounts.length === 1 && only ? `?bankCode=${encodeURIComponent(only.bankCode)}` : "";
  return (
    <section id="bank" className={css.method} aria-labelledby="bank-title">
      <SectionHead id="bank-title">{t("bank.title")}</SectionHead>
      {accounts.map((account) => (
        <PayeeCard key={`${account.bankCode} ${account.number}`} account={account} />
      ))}
      <BankSteps slipWithinMinutes={slips && slipWithinMinutes} />
      <p className={css.caption}>
        {t("bank.credited", { span: t(...spanOf(creditedWithinMinutes)) })}{" "}
        {slips?.from && slips.until ? t("bank.closedDaily", { from: slips.from, until: slips.until }) : null}
      </p>
      {slips && !slips.isOpen ? <Alert tone="warning">{t("bank.closed")}</Alert> : null}
      {slips ? (
        <LinkButton to={`${paths.slip}${bankCode}`} variant="secondary" isWide>
          <Icon name="picture" />
          {t("bank.slip")}
        </LinkButton>
      ) : null}
    </section>
  );
}

/** The steps of a transfer to one of the accounts; without the slip step if the brand accepts none. */
function BankSteps({ slipWithinMinutes }: { slipWithinMinutes?: number }) {
  const { t } = useTranslation("deposit");
  return (
    <ol className={css.steps}>
      <li>{t("bank.copy")}</li>
      <li>{t("bank.transfer")}</li>
      {slipWithinMinutes === undefined ? null : (
        <li>{t("bank.attach", { span: t(...spanOf(slipWithinMinutes)) })}</li>
      )}
    </ol>
  );
}
