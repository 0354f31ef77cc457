import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Fact, Facts } from "~/components/fact";
import { Money } from "~/components/money";
import { SignedMoney } from "~/components/signed-money";
import { useCurrencyName } from "~/document/currency";
import { useButtonForm } from "~/form/form-kit";
import { ReviewStep } from "~/form/review-step";
import { BindingReview } from "../../terms/binding-review";
import * as css from "./refund.css";
import type { RefundFacts } from "./refund.server";

/** The review: what comes into the wallet, or what a bonus binds. */
export function ReviewRefund({ facts, intent }: { facts: RefundFacts; intent: string }) {
  const { t } = useTranslation("rewards");
  const currency = useCurrencyName();
  const form = useButtonForm(`refund-${facts.way}`, facts.way);
  const sum = { amount: formatAmount(facts.amount), currency };
  return (
    <ReviewStep
      form={form}
      facts={
        facts.way === "receive" ? (
          <BindingReview name={t("refund.title")} amount={facts.amount} threshold={facts.threshold} />
        ) : (
          <WalletFacts {...facts} />
        )
      }
      confirm={t(facts.way === "receive" ? "refund.asBonusAmount" : "refund.review.confirm", sum)}
      confirming={t("receiving")}
      intent={intent}
    />
  );
}

function WalletFacts({ amount, main, after }: Extract<RefundFacts, { way: "addWallet" }>) {
  const { t } = useTranslation("rewards");
  return (
    <>
      <div className={css.amount}>
        <p>
          <Money amount={amount} isLarge />
        </p>
        <p className={css.caption}>{t("refund.review.toWallet")}</p>
      </div>
      <Facts isTall>
        <Fact name={t("refund.review.now")}>
          <Money amount={main} isBalance />
        </Fact>
        <Fact name={t("refund.review.refund")}>
          <SignedMoney amount={amount} sign="+" />
        </Fact>
        <Fact name={t("refund.review.after")} isTotal>
          <Money amount={after} isBalance />
        </Fact>
      </Facts>
    </>
  );
}
