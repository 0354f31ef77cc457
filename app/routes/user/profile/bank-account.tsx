import { useTranslation } from "react-i18next";
import { Card } from "~/components/card";
import { CopyText } from "~/components/copy-text";
import { IconLink } from "~/components/icon-button";
import { SectionHead } from "~/components/section-head";
import { visuallyHidden } from "~/components/visually-hidden.css";
import * as css from "./profile.css";

interface BankAccountProps {
  bank:
    | (Record<"bankName" | "bankAccountName" | "bankAccountNo", string> & { thaiName?: string })
    | undefined;
  mayEditBankName: boolean;
}

/** Where the member's money comes from and goes to. */
export function BankAccount({ bank, mayEditBankName }: BankAccountProps) {
  const { t } = useTranslation("profile");
  return (
    <section className={css.third} aria-labelledby="profile-bank">
      <SectionHead id="profile-bank">{t("bank")}</SectionHead>
      <Card className={css.account}>
        {bank ? (
          <dl>
            <dt className={visuallyHidden}>{t("bankName")}</dt>
            <dd className={css.bank}>{bank.bankName}</dd>
            {bank.thaiName === undefined ? null : (
              <dd className={css.thaiName} lang="th">
                {bank.thaiName}
              </dd>
            )}
            <dt className={visuallyHidden}>{t("bankAccountName")}</dt>
            <dd className={css.row}>
              <span>{bank.bankAccountName}</span>
              {mayEditBankName ? (
                <IconLink to="bank-name" icon="edit" label={t("editBankName")} preventScrollReset />
              ) : null}
            </dd>
            <dt className={visuallyHidden}>{t("bankAccountNo")}</dt>
            <dd className={css.number}>
              <CopyText name={t("bankAccountNo")} text={bank.bankAccountNo} isNumber />
            </dd>
          </dl>
        ) : (
          <p className={css.empty}>{t("noBank")}</p>
        )}
      </Card>
    </section>
  );
}
