import { useTranslation } from "react-i18next";
import { CopyText } from "~/components/copy-text";
import * as css from "./deposit.css";

export interface Own {
  holder: string;
  /** Its Thai and English name. */
  bank: string;
  number: string;
}

/** The member's own bank account: money from another account is not credited. */
export function OwnAccount({ holder, bank, number }: Own) {
  const { t } = useTranslation("deposit");
  return (
    <section className={css.own} aria-labelledby="own-title">
      <h3 id="own-title" className={css.caption}>
        {t("own")}
      </h3>
      <p className={css.holder}>{holder}</p>
      <p className={css.ownBank}>{bank}</p>
      <p className={css.ownNumber}>
        <CopyText name={t("ownNumber")} text={number} isNumber />
      </p>
    </section>
  );
}
