import { useTranslation } from "react-i18next";
import type { EntryStatus } from "schemas/entry-status";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { SignedMoney } from "~/components/signed-money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { StatementEntry } from "./days.server";
import type { Activity, StatementLine } from "./statement-line";
import * as css from "./statement-row.css";

const icons: Record<Activity, IconName> = {
  deposit: "in",
  bonus: "gift",
  finish_bonus: "gift",
  withdraw: "out",
  transfer: "swap",
  other: "receipt",
};

const statusIcons: Record<EntryStatus, IconName> = { success: "check", progress: "clock", failed: "close" };

interface StatementRowProps extends Omit<StatementEntry, "key"> {
  /** `DD/MM/YYYY`; visible in the day's heading, and repeated in the time for screen readers. */
  day: string;
}

/** Icon, activity, status, date, relative time and signed amount (specification, section 2, Statement). */
export function StatementRow({ line, day, clock, isoTime, ago, path }: StatementRowProps) {
  const { t } = useTranslation(["statement", "member"]);
  const { activity, source, status, from, to } = line;
  return (
    <tr className={css.entry}>
      <td className={css.what}>
        <span className={css.mark}>
          <Icon name={icons[activity]} />
        </span>
        <Link className={css.link} to={path}>
          <span className={css.activity}>{line.word ?? t(`activity.${activity}`)}</span>{" "}
          <span className={css.detail}>
            {source ? <span className={css.whole}>{t(`source.${source}`)}</span> : null}
            {source && (from || to) ? "\u00a0· " : null}
            <Way from={from} to={to} />
          </span>
        </Link>
      </td>
      <td className={css.when}>
        <time dateTime={isoTime}>
          <span className={visuallyHidden}>{day} </span>
          {clock}
        </time>
        <span className={css.ago}>{t(`member:relative.${ago.unit}`, { count: ago.count })}</span>
      </td>
      <td className={css.states[status]}>
        <span className={css.state}>
          <Icon name={statusIcons[status]} />
          {t(`status.${status}`)}
        </span>
      </td>
      <Amount {...line} />
    </tr>
  );
}

/** From one account to the other; breaks at the arrow if it is too long. */
function Way({ from, to }: Pick<StatementLine, "from" | "to">) {
  return (
    <>
      {from}
      {from && to ? " " : null}
      {to ? <span className={css.whole}>{from ? `→ ${to}` : to}</span> : null}
    </>
  );
}

/** Sign, colour and text agree: an amount that did not move has no sign and is struck through. */
function Amount({ amount, sign, status }: Pick<StatementLine, "amount" | "sign" | "status">) {
  const isVoid = status === "failed";
  const kind = isVoid ? "void" : sign === "+" && amount !== 0 ? "came" : "plain";
  const money = <SignedMoney amount={amount} sign={isVoid ? "" : sign} isBalance />;
  return <td className={css.amounts[kind]}>{isVoid ? <s>{money}</s> : money}</td>;
}
