import { useTranslation } from "react-i18next";
import { formatAmount, type Satang, satang } from "schemas/amount";
import { Money } from "~/components/money";
import { SectionHead } from "~/components/section-head";
import { useIsInteractive } from "~/document/after-hydration";
import { useCurrencyName } from "~/document/currency";
import { spanOf } from "../span";
import * as deposit from "./deposit.css";
import * as css from "./details.css";
import { GhostCode } from "./ghost-code";
import type { CodeWay } from "./way";

interface CodeDetailsProps {
  way: CodeWay;
  amount: Satang | undefined;
  main: Satang | undefined;
  isEnough: boolean;
  reasonId: string;
  creditedWithinMinutes: number;
}

/** What a code is good for; where there is room, also what to do and what it comes to. */
export function CodeDetails({ way, amount, main, isEnough, reasonId, ...props }: CodeDetailsProps) {
  const { t } = useTranslation("deposit");
  const currency = useCurrencyName();
  const isOff = useIsInteractive() && !isEnough;
  if (way.act === "show") return <p className={deposit.caption}>{t("qr.once")}</p>;
  const sum = amount === undefined ? undefined : { amount: formatAmount(amount), currency };
  return (
    <>
      <p id={reasonId} className={css.phoneOnly}>
        {isOff ? t("qr.tooLow", { amount: formatAmount(way.minimum), currency }) : t("qr.once")}
      </p>
      <div className={css.deskOnly}>
        <SectionHead>{t("howTo")}</SectionHead>
        <div className={css.ghost}>
          <GhostCode />
          <span>
            <b className={css.strong}>{t("qr.next")}</b>
            <span className={css.otherName}>{t("qr.once")}</span>
          </span>
        </div>
        <ol className={css.steps}>
          <li>{sum ? t("qr.createAmount", sum) : t("qr.create")}</li>
          <li>{t("qr.scan")}</li>
          <li>{t("bank.credited", { span: t(...spanOf(props.creditedWithinMinutes)) })}</li>
        </ol>
        {main === undefined || amount === undefined ? null : (
          <dl className={css.after}>
            <dt className={deposit.caption}>{t("after")}</dt>
            <dd className={css.sum}>
              <Money amount={satang(main + amount)} isBalance />
            </dd>
          </dl>
        )}
      </div>
    </>
  );
}
