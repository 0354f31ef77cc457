import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { CopyText } from "~/components/copy-text";
import { Fact, Facts } from "~/components/fact";
import { Icon } from "~/components/icon";
import { PictureButton } from "~/components/picture-button";
import { SignedMoney, signText } from "~/components/signed-money";
import { useCurrency } from "~/document/currency";
import { type StatementLine, statusIcons } from "../../entries/statement-line";
import * as css from "./entry.css";

/** What happened, how much, and what became of it. */
export function EntryHead({ activity, word, status, amount, sign }: StatementLine) {
  const { t } = useTranslation("statement");
  const isVoid = status === "failed";
  const money = <SignedMoney amount={amount} sign={isVoid ? "" : sign} isBalance />;
  return (
    <div className={css.head}>
      <h1 className={css.what}>{word ?? t(`activity.${activity}`)}</h1>
      <p className={isVoid ? css.unmoved : css.amount}>{isVoid ? <s>{money}</s> : money}</p>
      <p className={css.state} data-status={status}>
        <Icon name={statusIcons[status]} />
        <span>{t(`status.${status}`)}</span>
      </p>
    </div>
  );
}

interface EntryFactsProps {
  line: StatementLine;
  reference: string;
  /** `DD/MM/YYYY HH:mm:ss` in the zone. */
  time: string;
  isoTime: string;
  zone: string;
}

/** Where from and where to in the operator's words, when it was, and how it is found again. */
export function EntryFacts({ line, reference, time, isoTime, zone }: EntryFactsProps) {
  const { t } = useTranslation("statement");
  return (
    <Facts className={css.facts}>
      {factsOf(line, t).map(({ term, value }) => (
        <Fact key={term} name={term}>
          {value}
        </Fact>
      ))}
      <Fact name={t("entry.time")}>
        <time dateTime={isoTime}>{time}</time> <span className={css.zone}>{zone}</span>
      </Fact>
      <Fact name={t("entry.reference")}>
        <CopyText name={t("entry.reference")} text={reference} isReference />
      </Fact>
    </Facts>
  );
}

/** The same as a picture: only of what is done, because it proves what has happened. */
export function EntryPicture({ line, reference, time, zone }: EntryFactsProps) {
  const { t } = useTranslation("statement");
  const currency = useCurrency();
  const { activity, word, status, amount, sign } = line;
  return (
    <PictureButton
      picture={{
        name: `receipt-${reference}`,
        title: word ?? t(`activity.${activity}`),
        amount: `${amount === 0 ? "" : signText[sign]}${formatAmount(amount)} ${currency}`,
        note: t(`status.${status}`),
        facts: [
          ...factsOf(line, t),
          { term: t("entry.time"), value: `${time} ${zone}` },
          { term: t("entry.reference"), value: reference },
        ],
        hint: t("entry.hint"),
      }}
    />
  );
}

type StatementTexts = ReturnType<typeof useTranslation<"statement">>["t"];

function factsOf({ source, from, to }: StatementLine, t: StatementTexts): { term: string; value: string }[] {
  return [
    ...(source ? [{ term: t("csv.source"), value: t(`source.${source}`) }] : []),
    ...(from?.trim() ? [{ term: t("csv.from"), value: from }] : []),
    ...(to?.trim() ? [{ term: t("csv.to"), value: to }] : []),
  ];
}
