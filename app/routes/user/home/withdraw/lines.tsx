import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Satang, satang } from "schemas/amount";
import { Money } from "~/components/money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { Payee } from "~/member/payee.server";
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

interface RestProps {
  amount: Satang;
  main: Satang;
  /** The operator collects from open games what the main wallet lacks. */
  hasGames: boolean;
}

/** What an amount leaves in the main wallet, or what comes from the games for it. */
export function Rest({ amount, main, hasGames }: RestProps) {
  const { t } = useTranslation("withdraw");
  const lacking = amount - Math.max(0, main);
  if (lacking > 0 && !hasGames) return null;
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
