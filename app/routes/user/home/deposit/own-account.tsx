import { useTranslation } from "react-i18next";
import { CopyText } from "~/components/copy-text";
import { Icon } from "~/components/icon";
import * as css from "./deposit.css";

export interface Own {
  holder: string;
  /** Its Thai and English name. */
  bank: string;
  number: string;
}

/** The member's own bank account, closed to one line: money from another account is not credited. */
export function OwnAccount({ holder, bank, number }: Own) {
  const { t } = useTranslation("deposit");
  return (
    <details className={css.own}>
      <summary className={css.ownLine}>
        <Icon name="lock" />
        <span id="own-title">
          {t("own")} <b className={css.ownNumber}>{number}</b>
        </span>
        <Icon name="down" />
      </summary>
      <div className={css.ownFacts}>
        <p>
          <strong className={css.holder}>{holder}</strong>
        </p>
        <p>{bank}</p>
        <p>
          <CopyText name={t("ownNumber")} text={number} isNumber />
        </p>
      </div>
    </details>
  );
}
