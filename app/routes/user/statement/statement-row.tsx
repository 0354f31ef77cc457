import { useTranslation } from "react-i18next";
import type { EntryStatus } from "schemas/entry-status";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { SignedMoney } from "~/components/signed-money";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { Activity, StatementLine } from "../statement-line";
import type { StatementEntry } from "./days.server";
import * as css from "./statement-row.css";

const icons: Record<Activity, IconName> = {
  deposit: "in",
  bonus: "gift",
  finish_bonus: "ended",
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
export function StatementRow({ line, sides, day, clock, isoTime, ago, path }: StatementRowProps) {
  const { t } = useTranslation(["statement", "member"]);
  const { activity, source, status } = line;
  return (
    <tr className={css.entry}>
      <td className={css.what}>
        <span className={css.mark}>
          <Icon name={icons[activity]} />
        </span>
        <Link className={css.link} to={path}>
          <span className={css.activity}>{line.word ?? t(`activity.${activity}`)}</span>
        </Link>{" "}
        <span className={css.detail}>
          {source ? <span className={css.whole}>{t(`source.${source}`)}</span> : null}
          {source && (sides.from || sides.to) ? <span>{"\u00a0· "}</span> : null}
          <Way {...sides} isTransfer={activity === "transfer"} />
        </span>
      </td>
      <td className={css.when}>
        <time dateTime={isoTime}>
          <span className={visuallyHidden}>{`${day} `}</span>
          <span>{clock.slice(0, 5)}</span>
          <span className={css.seconds}>{clock.slice(5)}</span>
        </time>
        <span className={css.dot} aria-hidden="true">
          ·
        </span>
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

/** The other side, or from one account to the other; breaks at the arrow if it is too long. */
function Way({ from, to, isTransfer }: StatementEntry["sides"] & { isTransfer: boolean }) {
  const { t } = useTranslation("statement");
  if (from && to) {
    return (
      <>
        <span>{from}</span> <span className={css.whole}>{`→ ${to}`}</span>
      </>
    );
  }
  const name = from ?? to;
  if (name === undefined || !isTransfer) return <span>{name}</span>;
  return <span>{t(from ? "side.from" : "side.to", { name })}</span>;
}

/** Sign, weight and text agree: what is pending is not counted yet, what did not move has no sign and is struck. */
function Amount({ amount, sign, status, activity }: StatementLine) {
  const isVoid = status === "failed";
  const isQuiet = status === "progress" || activity === "finish_bonus";
  const kind = isVoid ? "void" : isQuiet ? "quiet" : sign === "+" && amount !== 0 ? "came" : "plain";
  const money = <SignedMoney amount={amount} sign={isVoid ? "" : sign} isBalance />;
  return <td className={css.amounts[kind]}>{isVoid ? <s>{money}</s> : money}</td>;
}
