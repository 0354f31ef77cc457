import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { paths } from "~/paths";
import type { PendingRow } from "./pending-deposits";
import * as css from "./pending-deposits.css";

/** One pending deposit: its kind, state and amount. */
export function PendingDeposit({ row }: { row: PendingRow }) {
  const { t } = useTranslation("home");
  const isSlip = row.way === "slip";
  return (
    <Link className={css.row} to={isSlip ? paths.slips : row.screen} preventScrollReset>
      <span className={css.sign}>
        <Icon name={isSlip ? "picture" : "qr"} />
      </span>
      <span className={css.words}>
        <b className={css.what}>{isSlip ? t("pending.slip") : t("pending.qr", { bank: row.bank })}</b>
        <span className={css.standing}>
          {isSlip
            ? t("pending.slipChecking")
            : row.until
              ? t("pending.qrOpen", { time: row.until })
              : t("pending.qrWaiting")}
        </span>
      </span>
      <span className={css.amount}>
        {row.amount === undefined ? t("pending.noAmount") : <Money amount={row.amount} />}
      </span>
    </Link>
  );
}
