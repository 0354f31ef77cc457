import { useTranslation } from "react-i18next";
import { MAIN_WALLET } from "schemas/names";
import { Link } from "~/components/link";
import { Money } from "~/components/money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { Payee } from "~/member/payee.server";
import { paths } from "~/paths";
import type { Preflight } from "./preflight.server";
import * as css from "./withdraw.css";

/** The source: the main wallet is the only account to choose (specification, section 2, Withdraw modal). */
export function MainWallet({ amount }: { amount: Preflight["main"] }) {
  const { t } = useTranslation("withdraw");
  return (
    <fieldset className={css.source}>
      <legend className={visuallyHidden}>{t("from")}</legend>
      <label className={css.line}>
        <input className={css.radio} type="radio" name="from" value={MAIN_WALLET} defaultChecked />
        <span className={css.term}>{t("mainWallet")}</span>
        <span className={css.sum}>
          <Money amount={amount} isBalance />
        </span>
      </label>
    </fieldset>
  );
}

/** Money still in games, with a link to move it back, and the account that is paid. */
export function Funds({ inGames, payee }: { inGames: Preflight["inGames"]; payee: Payee | null }) {
  const { t } = useTranslation("withdraw");
  return (
    <dl className={css.lines}>
      {inGames > 0 ? (
        <div className={css.line}>
          <dt className={css.term}>{t("games")}</dt>
          <dd className={css.value}>
            <Money amount={inGames} isBalance />
            <Link className={css.link} to={paths.transfer} preventScrollReset>
              {t("moveBack")}
            </Link>
          </dd>
        </div>
      ) : null}
      {payee ? (
        <div className={css.line}>
          <dt className={css.term}>{t("account")}</dt>
          <dd className={css.value}>
            <span>
              <span>{payee.bank}</span> <AccountNumber payee={payee} />
            </span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Masked visually; screen readers read only the last digits. */
function AccountNumber({ payee: { number, ending } }: { payee: Payee }) {
  const { t } = useTranslation("withdraw");
  return (
    <>
      <span className={css.soft} aria-hidden="true">
        {number}
      </span>
      <span className={visuallyHidden}>{t("accountEnding", { digits: ending })}</span>
    </>
  );
}
