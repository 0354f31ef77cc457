import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { paths } from "~/paths";
import * as css from "./pending-deposits.css";

/** A pending deposit, with texts in the page's language. */
export type PendingRow =
  | { way: "qr-code"; amount: Satang; screen: string; bank: string; until?: string }
  | { way: "slip"; amount?: Satang };

/** Deposits that are not in the statement yet (product.md, Beyond). Renders nothing if there are none. */
export function PendingDeposits({ rows }: { rows: readonly PendingRow[] }) {
  const { t } = useTranslation("home");
  if (rows.length === 0) return null;
  return (
    <section className={css.pending} aria-labelledby="pending-title">
      <h2 id="pending-title" className={css.title}>
        {t("pending.title")}
      </h2>
      <ul className={css.rows}>
        {rows.map((row, index) => (
          <li key={row.way === "slip" ? `slip ${index}` : row.screen}>
            <PendingDeposit row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One pending deposit: its kind, state and amount. */
function PendingDeposit({ row }: { row: PendingRow }) {
  const { t } = useTranslation("home");
  const isSlip = row.way === "slip";
  return (
    <Link className={css.row} to={isSlip ? paths.slips : row.screen} preventScrollReset>
      <span className={css.sign}>
        <Icon name={isSlip ? "picture" : "qr"} />
      </span>
      <span className={css.words}>
        <b className={css.what}>{isSlip ? t("pending.slip") : t("pending.qr", { bank: row.bank })}</b>
        <span className={css.standing}>
          {isSlip
            ? t("pending.slipChecking")
            : row.until
              ? t("pending.qrOpen", { time: row.until })
              : t("pending.qrWaiting")}
        </span>
      </span>
      <span className={css.amount}>
        {row.amount === undefined ? t("pending.noAmount") : <Money amount={row.amount} />}
      </span>
    </Link>
  );
}
