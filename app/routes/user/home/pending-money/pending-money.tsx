import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { type Stage, Stages } from "~/components/stages";
import * as css from "./pending-money.css";

/** A deposit or withdrawal that is not finished, with texts in the page's language. */
export interface PendingRow {
  id: string;
  /** The page that shows it. */
  to: string;
  icon: IconName;
  /** What it is, with its amount if that is known. */
  what: string;
  state: string;
  /** The link's words. */
  action: string;
  stages?: readonly Stage[];
  /** This row stands for rows that cannot be read now: nobody knows whether they are finished. */
  isUnread?: boolean;
}

/** Deposits that are not in the statement yet and withdrawals that are not in the bank (product.md, Beyond). */
export function PendingMoney({ rows }: { rows: readonly PendingRow[] }) {
  const { t } = useTranslation("home");
  if (rows.length === 0) return null;
  return (
    <section className={css.pending} aria-label={t("pending.title")}>
      {rows.map(({ id, to, icon, what, state, action, stages }) => (
        <Link key={id} className={css.row} to={to} preventScrollReset>
          <span className={css.head}>
            <span className={css.sign}>
              <Icon name={icon} />
            </span>
            <span className={css.words}>
              <b className={css.what}>{what}</b>
              <span className={css.state}>{state}</span>
            </span>
            <span className={css.action}>{action}</span>
          </span>
          {stages ? <Stages stages={stages} /> : null}
        </Link>
      ))}
    </section>
  );
}
