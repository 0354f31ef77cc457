import { useTranslation } from "react-i18next";
import { formatAmount, type Satang, satang } from "schemas/amount";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { SignedMoney } from "~/components/signed-money";
import { useCurrencyName } from "~/document/currency";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import * as css from "./binding-review.css";
import { type Threshold, useThresholdWords } from "./threshold";
import { Tie } from "./tie";

/** What a member is told before a bonus, a promotion or a refund as a bonus binds all of their money. */
export interface BindingFacts {
  /** What comes in; undefined if the operator names no amount. */
  amount?: Satang;
  /** The offer's own words. */
  sentence?: SafeHtml;
  /** All of the member's money; undefined if it cannot be read. */
  now?: Satang;
  threshold: Threshold;
}

interface BindingReviewProps extends BindingFacts {
  name: string;
  code?: string;
}

/** The review of whatever binds money: what comes in, what is bound, the two ways out and what holds until then. */
export function BindingReview({ name, code, threshold, ...sums }: BindingReviewProps) {
  const { t } = useTranslation("bonus");
  return (
    <>
      <Tie
        labelledBy="review-bound"
        above={<Incoming name={name} code={code} {...sums} />}
        beneath={<Bound {...sums} />}
      />
      <WaysOut threshold={threshold} />
      <p className={css.meanwhile}>{t("review.meanwhile")}</p>
    </>
  );
}

function Incoming({ name, code, amount, sentence, now }: Omit<BindingReviewProps, "threshold">) {
  const { t } = useTranslation("bonus");
  return (
    <>
      <p className={css.offer}>
        <strong className={css.name}>{name}</strong>{" "}
        {code === undefined ? null : <span className={css.caption}>{t("review.code", { code })}</span>}
      </p>
      {amount === undefined && sentence ? (
        <div className={css.sentence}>
          <OperatorHtml html={sentence} />
        </div>
      ) : (
        <dl className={css.rows}>
          <div className={css.row}>
            <dt>{t("review.receive")}</dt>
            <dd className={css.incoming}>
              {amount === undefined ? t("review.asOffered") : <SignedMoney amount={amount} sign="+" />}
            </dd>
          </div>
          {amount === undefined || now === undefined ? null : (
            <div className={css.row}>
              <dt>{t("review.now")}</dt>
              <dd className={css.value}>
                <Money amount={now} isBalance />
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}

/** The sum afterwards; where that cannot be told, that it is all of the money, and how much there is now. */
function Bound({ amount, now }: Pick<BindingFacts, "amount" | "now">) {
  const { t } = useTranslation("bonus");
  const isSummed = amount !== undefined && now !== undefined;
  return (
    <div className={css.bound}>
      <div className={css.boundWords}>
        <h3 id="review-bound" className={css.name}>
          {t("review.bound")}
        </h3>
        <p className={css.sum}>
          {isSummed ? <Money amount={satang(now + amount)} isLarge isBalance /> : t("review.all")}
        </p>
        {isSummed || now === undefined ? null : (
          <p className={css.nowIs}>
            {t("review.nowIs")} <Money amount={now} isBalance />
          </p>
        )}
        <p className={css.caption}>{t("review.until")}</p>
      </div>
      <span className={css.lock}>
        <Icon name="lock" />
      </span>
    </div>
  );
}

function WaysOut({ threshold }: Pick<BindingFacts, "threshold">) {
  const { t } = useTranslation("bonus");
  const below = useThresholdWords(threshold);
  return (
    <section aria-labelledby="review-ways">
      <h3 id="review-ways" className={css.heading}>
        {t("review.ways")}
      </h3>
      <ol className={css.ways}>
        <Way number={1} heading={t("review.turnover")}>
          {t("review.turnoverText")}
        </Way>
        <Way number={2} heading={below}>
          {t("review.belowText")}
        </Way>
      </ol>
    </section>
  );
}

function Way({ number, heading, children }: { number: number; heading: string; children: string }) {
  return (
    <li className={css.way}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <p>
        <strong className={css.name}>{heading}</strong> <span className={css.detail}>{children}</span>
      </p>
    </li>
  );
}

/** The confirming button says both things. `take` is its first line where no amount is known. */
export function BindingButtonText({ amount, take }: { amount?: Satang; take: string }) {
  const { t } = useTranslation("bonus");
  const currency = useCurrencyName();
  return (
    <span>
      <span className={css.take}>
        {amount === undefined ? take : t("review.take", { amount: formatAmount(amount), currency })}
      </span>{" "}
      <span className={css.bind}>{t("review.bind")}</span>
    </span>
  );
}
