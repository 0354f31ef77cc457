import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Icon, type IconName } from "~/components/icon";
import { AskedDetails } from "./asked-details";
import { BankDetails } from "./bank-details";
import { CodeDetails } from "./code-details";
import { GiftDetails, type GiftField } from "./gift-details";
import { NumberDetails } from "./number-details";
import type { Way } from "./way";
import * as css from "./way-row.css";
import { nameOf, useTerms } from "./way-words";

interface WayFacts {
  amount: Satang | undefined;
  /** What the main wallet holds, if that is known. */
  main: Satang | undefined;
  isEnough: boolean;
  /** The id of the sentence that says why the button is off. */
  reasonId: string;
  link: GiftField;
  creditedWithinMinutes: number;
  slipWithinMinutes: number;
}

interface WayRowProps extends WayFacts {
  way: Way;
  /** Chosen when the page opens. */
  isFirst: boolean;
  /** Undefined without script, which knows nothing of it. */
  isChosen: boolean | undefined;
}

const signs: Record<Way["kind"], IconName> = {
  code: "qr",
  bank: "bank",
  asked: "bank",
  number: "phone",
  link: "gift",
};

/** A way as a row: sign, name, minimum and time, radio. Its details unfold when it is chosen. */
export function WayRow({ way, isFirst, isChosen, ...facts }: WayRowProps) {
  const { t } = useTranslation("deposit");
  const describe = useTerms(facts.creditedWithinMinutes);
  return (
    <div className={css.route} data-chosen={isChosen}>
      <label className={css.row}>
        <span className={css.sign}>
          <Icon name={signs[way.kind]} />
        </span>
        <span className={css.words}>
          <b className={css.name}>{nameOf(way, t)}</b>
          {way.kind === "code" && way.apart ? <span className={css.terms}>{way.apart}</span> : null}
          <span className={css.dotted}>
            {describe(way).map((term) => (
              <span key={term} className={css.term}>
                {`${term} `}
              </span>
            ))}
          </span>
        </span>
        <input
          type="radio"
          name="way"
          value={way.value}
          className={css.dot}
          defaultChecked={isFirst}
          data-act={way.act}
        />
      </label>
      <div className={css.more}>
        <div className={way.kind === "bank" ? css.wideInner : css.inner}>
          <Details way={way} {...facts} />
        </div>
      </div>
    </div>
  );
}

function Details({ way, ...facts }: WayFacts & { way: Way }) {
  if (way.kind === "code") return <CodeDetails way={way} {...facts} />;
  if (way.kind === "bank") return <BankDetails way={way} {...facts} />;
  if (way.kind === "asked") return <AskedDetails way={way} {...facts} />;
  if (way.kind === "number") return <NumberDetails way={way} />;
  return <GiftDetails field={facts.link} />;
}
