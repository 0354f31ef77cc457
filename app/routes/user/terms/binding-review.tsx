import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Fact, Facts } from "~/components/fact";
import { SignedMoney } from "~/components/signed-money";
import { BandedCard } from "./banded-card";
import * as css from "./terms.css";
import type { Threshold } from "./threshold";
import { TurnoverTerms } from "./turnover-terms";

/** What is known of a bonus, a promotion or a refund as a bonus before it binds the member's money. */
export interface BindingFacts {
  /** What comes in; undefined if the operator names no amount. */
  amount?: Satang;
  threshold: Threshold;
}

interface BindingReviewProps extends BindingFacts {
  name: string;
  code?: string;
  /** How often it can be received, in words. */
  often?: string;
}

/** The review before money is bound: what is received, and the terms that come with it. */
export function BindingReview({ name, code, often, amount, threshold }: BindingReviewProps) {
  const { t } = useTranslation("bonus");
  return (
    <BandedCard
      labelledBy="binding"
      above={
        <>
          <h3 id="binding" className={css.name}>
            {name}
          </h3>
          <Facts>
            <Fact name={t("review.code")}>{code}</Fact>
            <Fact name={t("review.often")}>{often}</Fact>
            <Fact name={t("review.receive")}>
              {amount === undefined ? undefined : <SignedMoney amount={amount} sign="+" />}
            </Fact>
          </Facts>
        </>
      }
      beneath={<TurnoverTerms id="terms" threshold={threshold} />}
    />
  );
}
