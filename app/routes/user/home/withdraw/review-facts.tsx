import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Money } from "~/components/money";
import { SignedMoney } from "~/components/signed-money";
import type { Payee } from "~/member/payee.server";
import { Monogram } from "../monogram";
import type { ReviewedWithdrawal } from "./facts.server";
import { AccountNumber, BalanceNote, Line, Rest, UnreadLimits } from "./lines";
import * as css from "./withdraw.css";

/** The review: the amount, the account, and what is left. Only here does the text say that it is final. */
export function ReviewFacts({ payee, ...sums }: ReviewedWithdrawal) {
  const { t } = useTranslation("withdraw");
  const { amount, main } = sums;
  return (
    <>
      <p className={css.amount}>
        <Money amount={amount} isLarge />
      </p>
      <p className={css.what}>{t(payee ? "review.what" : "noAccount")}</p>
      {payee ? <PayeeCard {...payee} /> : null}
      <dl className={css.lines}>
        <Line name={t("review.now")}>
          <Money amount={main} isBalance />
        </Line>
        <Line name={t("review.withdrawn")}>
          <span>
            <SignedMoney amount={amount} sign="-" />
          </span>
        </Line>
        <Rest {...sums} />
      </dl>
      <BalanceNote {...sums} />
      <UnreadLimits {...sums} />
      <Alert tone="warning" icon="info">
        {t("review.final")}
      </Alert>
    </>
  );
}

function PayeeCard({ bank, holder, monogram, color, ...account }: Payee) {
  return (
    <div className={css.payee}>
      <Monogram letters={monogram} color={color} />
      <div className={css.words}>
        <p className={css.bank}>{bank}</p>
        <p>{holder}</p>
        <p className={css.digits}>
          <AccountNumber {...account} />
        </p>
      </div>
    </div>
  );
}
