import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/components/icon";
import { Money } from "~/components/money";
import type { RelativeTime } from "~/format/relative-time";
import type { Activity, StatementLine } from "~/money/statement";
import * as css from "./statement.css";

const icons: Record<Activity, IconName> = {
  deposit: "in",
  bonus: "gift",
  finish_bonus: "gift",
  withdraw: "out",
  transfer: "swap",
  other: "receipt",
};

/** At a line's end rather than at the start of the next. */
const DOT = "\u00a0· ";

interface StatementRowProps {
  line: StatementLine;
  /** `DD/MM/YYYY HH:mm:ss` in the brand's time zone. */
  time: string;
  isoTime: string;
  ago: RelativeTime | null;
}

/** Icon, activity, status, date, relative time and signed amount (specification, section 2, Statement). */
export function StatementRow({ line, time, isoTime, ago }: StatementRowProps) {
  const { t } = useTranslation("member");
  const { activity, source, status, sign, amount, from, to } = line;
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon name={icons[activity]} />
      </span>
      <div className={css.what}>
        <p className={css.activity}>
          {line.word ?? t(`statement.activity.${activity}`)}
          {source ? DOT : null}
          {source ? <span className={css.whole}>{t(`statement.source.${source}`)}</span> : null}
        </p>
        <Way from={from} to={to} />
      </div>
      <div className={css.figures}>
        <p className={css.amounts[sign === "" || status === "failed" ? "none" : sign]}>
          {sign}
          <Money amount={amount} />
        </p>
        <p className={css.statuses[status]}>{t(`statement.status.${status}`)}</p>
      </div>
      <p className={css.times}>
        <time dateTime={isoTime}>{time}</time>
        {ago ? DOT : null}
        {ago ? <span className={css.whole}>{t(`relative.${ago.unit}`, { count: ago.count })}</span> : null}
      </p>
    </li>
  );
}

/** From one account to the other; a long way breaks at its arrow. */
function Way({ from, to }: Pick<StatementLine, "from" | "to">) {
  if (!from && !to) return null;
  return (
    <p className={css.detail}>
      {from}
      {from && to ? " " : null}
      {to ? <span className={css.whole}>{from ? `→ ${to}` : to}</span> : null}
    </p>
  );
}
