import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { PendingDeposit } from "./pending-deposit";
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
