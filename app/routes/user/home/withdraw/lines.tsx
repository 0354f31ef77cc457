import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Satang, satang } from "schemas/amount";
import { Alert } from "~/components/alert";
import { Money } from "~/components/money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { Payee } from "~/member/payee.server";
import type { WithdrawFacts } from "./facts.server";
import * as css from "./withdraw.css";

interface LineProps {
  name: string;
  /** Beneath the name, softer. */
  note?: string;
  /** The result of the lines above. */
  isResult?: boolean;
  children: ReactNode;
}

/** A line of a list of facts. */
export function Line({ name, note, isResult = false, children }: LineProps) {
  return (
    <div className={isResult ? css.result : css.line}>
      <dt className={css.term}>
        <span>{name}</span>
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </dt>
      <dd className={isResult ? css.sum : css.value}>{children}</dd>
    </div>
  );
}

/** What an amount leaves in the main wallet, or what comes for it from the games, if they were seen to hold as much. */
export function Rest({ amount, main, games }: Pick<WithdrawFacts, "main" | "games"> & { amount: Satang }) {
  const { t } = useTranslation("withdraw");
  const lacking = amount - Math.max(0, main);
  if (lacking > 0 && (games === undefined || lacking > games.amount)) return null;
  return (
    <Line name={t(lacking > 0 ? "fromGames" : "after")} isResult>
      <Money amount={satang(lacking > 0 ? lacking : main - amount)} isBalance />
    </Line>
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

/** The limits could not be read: in the operator's words, or ours. */
export function UnreadLimits({ limits, reason }: Pick<WithdrawFacts, "limits" | "reason">) {
  const { t } = useTranslation("withdraw");
  if (limits) return null;
  return (
    <Alert tone="warning" icon="alert">
      {reason ?? t("noLimits")}
    </Alert>
  );
}

/** What was last read of the money is no rule: a game may have paid since. */
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
