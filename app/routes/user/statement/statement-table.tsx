import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { SignedMoney } from "~/components/signed-money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { useCurrency } from "~/document/currency";
import { type Activity, statusIcons } from "../entries/statement-line";
import * as css from "./statement.css";
import type { StatementRow } from "./statement.server";

/** Stacked rows on a phone, columns from 1024 px. */
export function StatementTable({ rows }: { rows: readonly StatementRow[] }) {
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
      <tbody className={css.rows}>
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </tbody>
    </table>
  );
}

const icons: Record<Activity, IconName> = {
  deposit: "in",
  bonus: "gift",
  finish_bonus: "ended",
  withdraw: "out",
  transfer: "swap",
  other: "receipt",
};

/** Icon, activity, status, date, relative time and signed amount (specification, section 2, Statement). */
function Row({ line, time, isoTime, ago, path }: Omit<StatementRow, "key">) {
  const { t } = useTranslation(["statement", "member"]);
  const { activity, word, source, status } = line;
  return (
    <tr className={css.entry}>
      <td className={css.what}>
        <span className={css.mark}>
          <Icon name={icons[activity]} />
        </span>
        <span className={css.words}>
          <Link className={css.link} to={path}>
            <span className={css.activity}>{word ?? t(`activity.${activity}`)}</span>
          </Link>{" "}
          {source && source !== activity ? <span className={css.source}>{t(`source.${source}`)}</span> : null}
        </span>
      </td>
      <td className={css.time}>
        <time dateTime={isoTime}>{time}</time>{" "}
        <span className={css.ago}>{t(`member:relative.${ago.unit}`, { count: ago.count })}</span>
      </td>
      <td className={css.states[status]}>
        <span className={css.state}>
          <Icon name={statusIcons[status]} />
          <span>{t(`status.${status}`)}</span>
        </span>
      </td>
      <Amount {...line} />
    </tr>
  );
}

/** Sign, weight and text agree: what is pending is not counted yet, what did not move has no sign and is struck. */
function Amount({ amount, sign, status, activity }: StatementRow["line"]) {
  const isVoid = status === "failed";
  const isQuiet = status === "progress" || activity === "finish_bonus";
  const kind = isVoid ? "void" : isQuiet ? "quiet" : sign === "+" && amount !== 0 ? "came" : "plain";
  const money = <SignedMoney amount={amount} sign={isVoid ? "" : sign} isBalance />;
  return <td className={css.amounts[kind]}>{isVoid ? <s>{money}</s> : money}</td>;
}
