import type { SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { useCurrency } from "~/document/currency";
import { paths, qrPath } from "~/paths";
import { AccountDetails, AskedDetails, WalletDetails } from "./account-details";
import * as css from "./deposit.css";
import { GiftLinkForm } from "./gift-link-form";
import { QrForm } from "./qr-form";
import type { Way } from "./ways.server";

interface WayFacts {
  creditedWithin: string;
  /** Undefined if the brand takes no slips. */
  slipWithin: string | undefined;
}

interface WayRowProps extends WayFacts {
  way: Way;
  isOpen: boolean;
}

const signs: Record<Way["kind"], IconName> = {
  qr: "qr",
  account: "bank",
  asked: "bank",
  wallet: "phone",
  gift: "gift",
};

/** A way as a row that unfolds what it needs. Of the rows with one name the browser keeps one open, if it can. */
export function WayRow({ way, isOpen, ...facts }: WayRowProps) {
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
        <Details way={way} {...facts} />
      </div>
    </details>
  );
}

/** Another row that folds at the same time would take this one out of view. */
function keepInView({ currentTarget: row }: SyntheticEvent<HTMLDetailsElement>) {
  if (row.open) row.firstElementChild?.scrollIntoView({ block: "nearest" });
}

interface RowProps {
  sign: IconName;
  name: string;
  terms: readonly (string | undefined)[];
  /** A term that is not repeated above the unfolded form. */
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

/** Its name, and what tells it from others: whom it pays, its minimum, or the code that can be paid now. */
function useWords(way: Way): Pick<RowProps, "name" | "terms" | "folded"> {
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

function Details({ way, ...facts }: WayFacts & { way: Way }) {
  const { t } = useTranslation("deposit");
  switch (way.kind) {
    case "qr":
      return way.open ? (
        <LinkButton to={qrPath(way.bankCode, way.account)} isWide>
          {t("qr.show")}
        </LinkButton>
      ) : (
        <QrForm {...way} creditedWithin={facts.creditedWithin} />
      );
    case "account":
      return <AccountDetails account={way.account} {...facts} />;
    case "asked":
      return <AskedDetails {...facts} />;
    case "wallet":
      return <WalletDetails {...way} />;
    case "gift":
      return <GiftLinkForm intent={way.intent} />;
  }
}

/** The hours for slips; absent if unknown. */
export interface SlipHours {
  isOpen: boolean;
  from?: string;
  until?: string;
}

/** For money that has been sent already, whichever ways are offered now, with the hours (specification, section 9). */
export function SlipRow({ isOpen, from, until }: SlipHours) {
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
