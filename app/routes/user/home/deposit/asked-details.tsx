import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { paths } from "~/paths";
import { spanOf } from "../span";
import * as css from "./details.css";
import { TransferTerms } from "./transfer-terms";
import type { AskedWay } from "./way";

interface AskedDetailsProps {
  way: AskedWay;
  slipWithinMinutes: number;
}

/** Where to ask for an account, then the steps: the look-up says that transfers are manual, and names no account. */
export function AskedDetails({ way: { slips }, slipWithinMinutes }: AskedDetailsProps) {
  const { t } = useTranslation("deposit");
  return (
    <>
      <LinkButton to={paths.memberContact} variant="secondary">
        {t("contact")}
      </LinkButton>
      <ol className={css.steps}>
        <li>{t("asked.first")}</li>
        <li>{t("bank.transfer")}</li>
        {slips ? <li>{t("bank.attach", { span: t(...spanOf(slipWithinMinutes)) })}</li> : null}
      </ol>
      <TransferTerms slips={slips} />
    </>
  );
}
