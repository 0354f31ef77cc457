import { useTranslation } from "react-i18next";
import * as css from "./deposit.css";
import { spanOf } from "./span";

/** The steps of a transfer to one of the accounts; without the slip step if the brand accepts none. */
export function BankSteps({ slipWithinMinutes }: { slipWithinMinutes?: number }) {
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
