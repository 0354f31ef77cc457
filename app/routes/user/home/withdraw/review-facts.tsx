import { useTranslation } from "react-i18next";
import { satang } from "schemas/amount";
import { Alert } from "~/components/alert";
import { Money } from "~/components/money";
import { SignedMoney } from "~/components/signed-money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { Monogram } from "../monogram";
import { GamesSplit } from "./games-split";
import type { WithdrawFacts } from "./review.server";
import * as css from "./withdraw.css";

/** The review: the amount, the account, and what is left. Only here does the text say that it is final. */
export function ReviewFacts({ amount, main, inGames, after, payee }: WithdrawFacts) {
  const { t } = useTranslation("withdraw");
  const { bank, holder, number, ending, monogram, color } = payee;
  return (
    <>
      <p className={css.amount}>
        <Money amount={amount} isLarge />
      </p>
      <p className={css.what}>{t("review.what")}</p>
      <div className={css.payee}>
        <Monogram letters={monogram} color={color} />
        <div className={css.words}>
          <p className={css.bank}>{bank}</p>
          <p>{holder}</p>
          <p className={css.number}>
            <span aria-hidden="true">{number}</span>
            <span className={visuallyHidden}>{t("accountEnding", { digits: ending })}</span>
          </p>
        </div>
      </div>
      {inGames === undefined ? (
        <OutOfMain amount={amount} main={main} after={after} />
      ) : (
        <GamesSplit amount={amount} main={main} total={satang(main + inGames)} />
      )}
      <Alert tone="warning" icon="info">
        {t("review.final")}
      </Alert>
    </>
  );
}

function OutOfMain({ amount, main, after }: Pick<WithdrawFacts, "amount" | "main" | "after">) {
  const { t } = useTranslation("withdraw");
  return (
    <dl className={css.lines}>
      <div className={css.line}>
        <dt className={css.term}>{t("review.now")}</dt>
        <dd className={css.value}>
          <Money amount={main} isBalance />
        </dd>
      </div>
      <div className={css.line}>
        <dt className={css.term}>{t("review.withdrawn")}</dt>
        <dd className={css.value}>
          <span>
            <SignedMoney amount={amount} sign="-" />
          </span>
        </dd>
      </div>
      <div className={css.result}>
        <dt className={css.term}>{t("after")}</dt>
        <dd className={css.sum}>
          <Money amount={after} isBalance />
        </dd>
      </div>
    </dl>
  );
}
