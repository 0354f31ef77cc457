import { useTranslation } from "react-i18next";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { useCurrency } from "~/document/currency";
import type { StatementDay } from "./days.server";
import { StatementRow } from "./statement-row";
import * as css from "./statement-table.css";

/** One table grouped by days: stacked rows on a phone, columns from 1024 px. */
export function StatementTable({ days }: { days: readonly StatementDay[] }) {
  const { t } = useTranslation("statement");
  const currency = useCurrency();
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{t("title")}</caption>
      <thead className={css.columns}>
        <tr>
          {(["activity", "time", "status"] as const).map((name) => (
            <th key={name} scope="col" className={css.column}>
              {t(`columns.${name}`)}
            </th>
          ))}
          <th scope="col" className={css.lastColumn}>
            {currency ? `${t("columns.amount")} (${currency})` : t("columns.amount")}
          </th>
        </tr>
      </thead>
      {days.map(({ key, day, word, entries }) => (
        <tbody key={`${key} ${entries[0]?.key}`} className={css.day}>
          <tr className={css.dayRow}>
            <th scope="rowgroup" colSpan={4} className={css.dayHead}>
              {word ? <span>{`${t(word)} `}</span> : null}
              <span className={word ? css.dayDate : undefined}>{day}</span>
            </th>
          </tr>
          {entries.map(({ key: number, ...entry }) => (
            <StatementRow key={number} day={day} {...entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
