import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SignedMoney } from "~/components/signed-money";
import type { StatementLine } from "../statement-line";
import * as css from "./entry.css";

/** What happened, with every name, so that a printed page is complete by itself. */
export function EntryFacts({ line }: { line: StatementLine }) {
  const { t } = useTranslation("statement");
  const { activity, word, source, from, to, status, amount, sign } = line;
  const isVoid = status === "failed";
  const money = <SignedMoney amount={amount} sign={isVoid ? "" : sign} isBalance />;
  return (
    <dl className={css.facts}>
      <Fact name={t("entry.amount")}>
        <span className={isVoid ? css.unmoved : css.amount}>{isVoid ? <s>{money}</s> : money}</span>
      </Fact>
      <Fact name={t("columns.activity")}>{word ?? t(`activity.${activity}`)}</Fact>
      {source ? <Fact name={t("csv.source")}>{t(`source.${source}`)}</Fact> : null}
      {from ? <Fact name={t("csv.from")}>{from}</Fact> : null}
      {to ? <Fact name={t("csv.to")}>{to}</Fact> : null}
      <Fact name={t("columns.status")}>{t(`status.${status}`)}</Fact>
    </dl>
  );
}

interface RecordFactsProps {
  reference: string;
  /** `DD/MM/YYYY HH:mm:ss` in the zone. */
  time: string;
  isoTime: string;
  zone: string;
}

/** When it was, and how it is found again. */
export function RecordFacts({ reference, time, isoTime, zone }: RecordFactsProps) {
  const { t } = useTranslation("statement");
  return (
    <dl className={css.facts}>
      <Fact name={t("entry.time")}>
        <time dateTime={isoTime}>{time}</time> <span className={css.zone}>{zone}</span>
      </Fact>
      <Fact name={t("entry.reference")}>
        <span className={css.reference}>{reference}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
