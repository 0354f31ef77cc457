import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { CopyText } from "~/components/copy-text";
import { RetryLink } from "~/components/retry-link";
import { paths } from "~/paths";
import * as css from "./deposit.css";

interface OwnAccountProps {
  holder: string;
  /** Its Thai and English name. */
  bank: string;
  number: string;
}

/** The member's own bank account: money from another account is not credited. */
export function OwnAccount({ holder, bank, number }: OwnAccountProps) {
  const { t } = useTranslation("deposit");
  return (
    <section className={css.own} aria-labelledby="own-title">
      <h3 id="own-title" className={css.caption}>
        {t("own")}
      </h3>
      <p>
        <strong className={css.holder}>{holder}</strong>
      </p>
      <p>{bank}</p>
      <p>
        <CopyText name={t("ownNumber")} text={number} isNumber />
      </p>
    </section>
  );
}

/** Shown instead if the member's wallet could not be read, which is silent (section 8). */
export function OwnUnread() {
  const { t } = useTranslation("deposit");
  return (
    <div className={css.method}>
      <Alert tone="warning">{t("ownUnread")}</Alert>
      <RetryLink to={paths.deposit} />
    </div>
  );
}
