import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import type { EntryStatus } from "schemas/entry-status";
import { CopyText } from "~/components/copy-text";
import { Fact } from "~/components/fact";
import { Icon, type IconName } from "~/components/icon";
import { Money } from "~/components/money";
import { SignedMoney } from "~/components/signed-money";
import type { StatementLine } from "../../statement-line";
import * as css from "./entry.css";

const icons: Record<EntryStatus, IconName> = { success: "check", progress: "clock", failed: "close" };

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
        <Icon name={icons[status]} />
        <span>{t(`status.${status}`)}</span>
      </p>
    </div>
  );
}

interface RecordFactsProps {
  reference: string;
  /** `DD/MM/YYYY HH:mm:ss` in the zone. */
  time: string;
  isoTime: string;
  zone: string;
  /** What is there now. */
  mainWallet: Satang | undefined;
}

/** When it was, and how it is found again. */
export function RecordFacts({ reference, time, isoTime, zone, mainWallet }: RecordFactsProps) {
  const { t } = useTranslation(["statement", "money"]);
  return (
    <dl>
      {mainWallet === undefined ? null : (
        <Fact name={t("money:outcome.mainWallet.now")}>
          <Money amount={mainWallet} isBalance />
        </Fact>
      )}
      <Fact name={t("entry.time")}>
        <time dateTime={isoTime}>{time}</time> <span className={css.zone}>{zone}</span>
      </Fact>
      <Fact name={t("entry.reference")}>
        <CopyText name={t("entry.reference")} text={reference} isReference />
      </Fact>
    </dl>
  );
}
