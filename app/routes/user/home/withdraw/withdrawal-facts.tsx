import { useTranslation } from "react-i18next";
import { type Satang, satang } from "schemas/amount";
import { Alert } from "~/components/alert";
import { CouldNotRead } from "~/components/could-not-read";
import { Fact, Facts } from "~/components/fact";
import { Money } from "~/components/money";
import { Monogram } from "~/components/monogram";
import { SignedMoney } from "~/components/signed-money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { Payee } from "~/member/payee.server";
import type { ReviewedWithdrawal, WithdrawFacts } from "./facts.server";
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
      <Facts isTall>
        <Fact name={t("review.now")} className={css.line}>
          <Money amount={main} isBalance />
        </Fact>
        <Fact name={t("review.withdrawn")} className={css.line}>
          <SignedMoney amount={amount} sign="-" />
        </Fact>
        <Remainder {...sums} />
      </Facts>
      <BalanceNote {...sums} />
      <CouldNotReadLimits {...sums} />
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

/**
 * What remains in the main wallet after the amount, or what is taken from the games if the wallet does not suffice. Nothing
 * if the games were not seen to hold as much.
 */
export function Remainder({
  amount,
  main,
  games,
}: Pick<WithdrawFacts, "main" | "games"> & { amount: Satang }) {
  const { t } = useTranslation("withdraw");
  const lacking = amount - Math.max(0, main);
  if (lacking > 0 && (games === undefined || lacking > games.amount)) return null;
  return (
    <Fact name={t(lacking > 0 ? "fromGames" : "after")} isTotal className={css.result}>
      <Money amount={satang(lacking > 0 ? lacking : main - amount)} isBalance />
    </Fact>
  );
}

/** Masked visually; screen readers read only the last digits. */
export function AccountNumber({ number, ending }: Pick<Payee, "number" | "ending">) {
  const { t } = useTranslation("withdraw");
  return (
    <>
      <span aria-hidden="true">{number}</span>
      <span className={visuallyHidden}>{t("accountEnding", { digits: ending })}</span>
    </>
  );
}

/** Says that the limits could not be read, in the operator's words or ours. */
export function CouldNotReadLimits({ limits, reason }: Pick<WithdrawFacts, "limits" | "reason">) {
  const { t } = useTranslation("withdraw");
  if (limits) return null;
  return <CouldNotRead as="warning" icon="alert" text={reason ?? t("noLimits")} />;
}

/** A hint, not an error, if the amount exceeds the money as last read: a game may have paid since. */
export function BalanceNote({
  amount,
  total,
  limits,
}: Pick<WithdrawFacts, "total" | "limits"> & { amount?: Satang }) {
  const { t } = useTranslation("withdraw");
  if (total === undefined) return null;
  if (amount !== undefined && amount > total) return <p className={css.hint}>{t("beyond")}</p>;
  return limits && total < limits.minimum ? <p className={css.hint}>{t("belowMinimum")}</p> : null;
}
