import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { outcomePath } from "~/paths";
import * as css from "./pending-deposits.css";

interface PendingWithdrawalsProps {
  rows: readonly { id: string; amount: Satang }[];
}

/** Withdrawals not yet paid out or returned; each links to its outcome page. Renders nothing if there are none. */
export function PendingWithdrawals({ rows }: PendingWithdrawalsProps) {
  const { t } = useTranslation("home");
  if (rows.length === 0) return null;
  return (
    <section className={css.pending} aria-labelledby="withdrawals-title">
      <h2 id="withdrawals-title" className={css.title}>
        {t("pending.withdrawals")}
      </h2>
      <ul className={css.rows}>
        {rows.map(({ id, amount }) => (
          <li key={id}>
            <Link className={css.row} to={outcomePath(id)}>
              <span className={css.sign}>
                <Icon name="clock" />
              </span>
              <span className={css.words}>
                <b className={css.what}>{t("withdraw")}</b>
                <span className={css.standing}>{t("pending.withdrawWaiting")}</span>
              </span>
              <span className={css.amount}>
                <Money amount={amount} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
