import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { Money } from "~/components/money";
import { outcomePath, paths } from "~/paths";
import * as css from "./pending.css";

/** A pending deposit, with texts in the page's language. */
export type PendingDeposit =
  | { way: "qr-code"; amount: Satang; screen: string; bank: string; until?: string }
  | { way: "slip"; amount?: Satang };

/** Home's pending deposits, for the dialogs above it. */
export function usePendingDeposits(): readonly PendingDeposit[] {
  return useRouteLoaderData<{ pending: PendingDeposit[] }>("routes/user/home/route")?.pending ?? [];
}

/** Deposits that are not in the statement yet (product.md, Beyond). Renders nothing if there are none. */
export function PendingDeposits({ rows }: { rows: readonly PendingDeposit[] }) {
  const { t } = useTranslation("home");
  const facts = rows.map((row, index): PendingFacts => {
    const { amount } = row;
    if (row.way === "slip") {
      const words = { what: t("pending.slip"), state: t("pending.slipChecking") };
      return { id: `slip ${index}`, to: paths.slips, icon: "picture", ...words, amount };
    }
    const state = row.until ? t("pending.qrOpen", { time: row.until }) : t("pending.qrWaiting");
    return {
      id: row.screen,
      to: row.screen,
      icon: "qr",
      what: t("pending.qr", { bank: row.bank }),
      state,
      amount,
    };
  });
  return <PendingList id="pending-title" title={t("pending.title")} rows={facts} isDialog />;
}

interface PendingWithdrawalsProps {
  rows: readonly { id: string; amount: Satang }[];
}

/** Withdrawals not yet paid out or returned; each links to its outcome page. Renders nothing if there are none. */
export function PendingWithdrawals({ rows }: PendingWithdrawalsProps) {
  const { t } = useTranslation("home");
  const words = { what: t("withdraw"), state: t("pending.withdrawWaiting") };
  const facts = rows.map(({ id, amount }) => {
    return { id, to: outcomePath(id), icon: "clock", ...words, amount } as const;
  });
  return <PendingList id="withdrawals-title" title={t("pending.withdrawals")} rows={facts} />;
}

interface PendingFacts {
  id: string;
  to: string;
  icon: IconName;
  what: string;
  state: string;
  amount?: Satang;
}

interface PendingListProps {
  /** Of the title. */
  id: string;
  title: string;
  rows: readonly PendingFacts[];
  /** The rows open above home or beside it, which stays where it is scrolled to. */
  isDialog?: boolean;
}

function PendingList({ id: titleId, title, rows, isDialog }: PendingListProps) {
  const { t } = useTranslation("home");
  if (rows.length === 0) return null;
  return (
    <section className={css.pending} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <ul className={css.rows}>
        {rows.map(({ id, to, icon, what, state, amount }) => (
          <li key={id}>
            <Link className={css.row} to={to} preventScrollReset={isDialog}>
              <span className={css.sign}>
                <Icon name={icon} />
              </span>
              <span className={css.words}>
                <b className={css.what}>{what}</b>
                <span className={css.state}>{state}</span>
              </span>
              <span className={css.amount}>
                {amount === undefined ? t("pending.noAmount") : <Money amount={amount} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
