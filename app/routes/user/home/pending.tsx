import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { type Stage, Stages } from "~/components/stages";
import * as css from "./pending.css";

/** Money on its way, with texts in the page's language. */
export interface PendingRow {
  id: string;
  /** Where it is followed. */
  to: string;
  icon: IconName;
  /** What it is, with its amount where that is known. */
  what: string;
  state: string;
  /** What is to be seen at `to`. */
  action: string;
  stages?: readonly Stage[];
  /** In place of rows that cannot be read now: nobody knows what became of their money. */
  isUnread?: boolean;
}

/** Money that is not in the statement yet, or not in the bank (product.md, Beyond). Renders nothing if there is none. */
export function Pending({ rows }: { rows: readonly PendingRow[] }) {
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
          {stages ? <Stages stages={stages} now={t("pending.now")} /> : null}
        </Link>
      ))}
    </section>
  );
}
