import { useTranslation } from "react-i18next";
import { CopyText } from "~/components/copy-text";
import * as deposit from "./deposit.css";
import * as css from "./details.css";
import type { NumberWay } from "./way";

/** The number to transfer to, and the condition that names the member. */
export function NumberDetails({ way: { number, username } }: { way: NumberWay }) {
  const { t } = useTranslation("deposit");
  return (
    <>
      <div className={css.payLine}>
        <span className={deposit.caption}>{t("wallet.number")}</span>
        <p className={css.number}>
          <CopyText name={t("wallet.number")} text={number} isNumber isLarge />
        </p>
      </div>
      <p>{t("wallet.condition", { username })}</p>
    </>
  );
}
