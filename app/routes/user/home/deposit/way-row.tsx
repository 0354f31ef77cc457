import type { SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Alert } from "~/components/alert";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { useCurrency } from "~/document/currency";
import { paths } from "~/paths";
import * as css from "./deposit.css";
import { type DepositPeriods, WayDetails } from "./way-details";
import type { DepositWay } from "./ways.server";

interface WayRowProps extends DepositPeriods {
  way: DepositWay;
  isOpen: boolean;
}

const signs: Record<DepositWay["kind"], IconName> = {
  qr: "qr",
  account: "bank",
  asked: "bank",
  wallet: "phone",
  gift: "gift",
};

/** A way to deposit as a row that unfolds. Browsers that know `name` on `details` keep one of the rows open. */
export function WayRow({ way, isOpen, ...periods }: WayRowProps) {
  return (
    <details
      className={css.way}
      name="way"
      open={isOpen}
      onToggle={isOpen ? undefined : keepInView}
      data-way={way.kind === "account" ? way.account.view : way.kind}
    >
      <summary className={css.summary}>
        <Row sign={signs[way.kind]} {...useWords(way)} end="down" />
      </summary>
      <div className={css.more}>
        <WayDetails way={way} {...periods} />
      </div>
    </details>
  );
}

/** The row above that folds at the same time would move this one out of view. */
function keepInView({ currentTarget: row }: SyntheticEvent<HTMLDetailsElement>) {
  if (row.open) row.firstElementChild?.scrollIntoView({ block: "nearest" });
}

interface RowProps {
  sign: IconName;
  name: string;
  terms: readonly (string | undefined)[];
  /** A term that is hidden while the row is unfolded, as the form repeats it. */
  folded?: string;
  end: IconName;
}

function Row({ sign, name, terms, folded, end }: RowProps) {
  return (
    <span className={css.row}>
      <span className={css.sign}>
        <Icon name={sign} />
      </span>
      <span className={css.words}>
        <b className={css.name}>{name}</b>
        {terms.map((term) =>
          term ? (
            <span key={term} className={css.terms}>
              {term}
            </span>
          ) : null,
        )}
        {folded ? <span className={css.folded}>{folded}</span> : null}
      </span>
      <span className={css.end}>
        <Icon name={end} />
      </span>
    </span>
  );
}

/** Its name, and beneath it the payee, the minimum, or the code that can be paid now. */
function useWords(way: DepositWay): Pick<RowProps, "name" | "terms" | "folded"> {
  const { t } = useTranslation("deposit");
  const currency = useCurrency();
  switch (way.kind) {
    case "qr": {
      const { payee, open, minimum } = way;
      const name = t("qr.way", { bank: payee.name });
      if (!open) {
        const folded = t("minimum", { amount: formatAmount(minimum), currency });
        return { name, terms: [payee.apart], folded };
      }
      const state =
        open.amount === undefined || open.until === undefined
          ? t("qr.openPlain")
          : t("qr.open", { amount: formatAmount(open.amount), currency, time: open.until });
      return { name, terms: [payee.apart, state] };
    }
    case "account": {
      const { name, holder, apart } = way.account;
      return { name: t("bank.way", { bank: name }), terms: [apart ?? holder] };
    }
    case "asked":
      return { name: t("asked.way"), terms: [] };
    case "wallet":
      return { name: t("wallet.title"), terms: [] };
    case "gift":
      return {
        name: t("wallet.giftTitle"),
        terms: [t("minimum", { amount: formatAmount(way.minimum), currency })],
      };
  }
}

interface SendSlipRowProps {
  /** Slips are accepted now. */
  isOpen: boolean;
  /** The hours when none are, if they are known. */
  from?: string;
  until?: string;
}

/** To send a slip for money already transferred, whichever ways are offered now (specification, section 9: hours). */
export function SendSlipRow({ isOpen, from, until }: SendSlipRowProps) {
  const { t } = useTranslation("deposit");
  const hours = from && until ? t("bank.closedDaily", { from, until }) : undefined;
  return (
    <>
      <Link className={css.slip} to={paths.slip} preventScrollReset>
        <Row sign="picture" name={t("slip")} terms={[hours]} end="next" />
      </Link>
      {isOpen ? null : <Alert tone="warning">{t("bank.closed")}</Alert>}
    </>
  );
}
