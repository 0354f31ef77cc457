import { useTranslation } from "react-i18next";
import { SignedMoney } from "~/components/signed-money";
import * as css from "./summary.css";
import type { Sum } from "./sums.server";

interface SumRow extends Sum {
  /** Its first and last day, `DD/MM/YYYY`. */
  first: string;
  last: string;
}

/** Deposits, withdrawals and net result per span, with the total at the end. */
export function SumTable({ rows, total }: { rows: readonly SumRow[]; total: Sum }) {
  const { t } = useTranslation("statement");
  return (
    <table className={css.table}>
      <thead className={css.columns}>
        <tr>
          <th scope="col">{t("summary.period")}</th>
          <th scope="col">{t("summary.deposited")}</th>
          <th scope="col">{t("summary.withdrawn")}</th>
          <th scope="col">{t("summary.net")}</th>
        </tr>
      </thead>
      <tbody className={css.rows}>
        {rows.map(({ first, last, ...sum }) => (
          <Row key={first} name={first === last ? first : `${first} – ${last}`} sum={sum} />
        ))}
      </tbody>
      <tfoot className={css.rows}>
        <Row name={t("summary.total")} sum={total} />
      </tfoot>
    </table>
  );
}

function Row({ name, sum }: { name: string; sum: Sum }) {
  const { t } = useTranslation("statement");
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        {name}
      </th>
      <td className={css.cell} data-name={t("summary.deposited")}>
        <span>
          <SignedMoney amount={sum.deposited} sign="" isBalance />
        </span>
      </td>
      <td className={css.cell} data-name={t("summary.withdrawn")}>
        <span>
          <SignedMoney amount={sum.withdrawn} sign="" isBalance />
        </span>
      </td>
      <td className={css.netCell} data-name={t("summary.net")}>
        <span>
          <SignedMoney amount={sum.net} isBalance />
        </span>
      </td>
    </tr>
  );
}
