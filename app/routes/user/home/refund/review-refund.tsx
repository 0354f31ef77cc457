import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Money } from "~/components/money";
import { SignedMoney } from "~/components/signed-money";
import { useCurrencyName } from "~/document/currency";
import { ReviewStep } from "~/form/review-step";
import { useButtonForm } from "~/form/use-reply";
import { BindingReview } from "../../terms/binding-review";
import * as css from "./refund.css";
import type { RefundFacts } from "./refund.server";

type AsBonus = Extract<RefundFacts, { way: "receive" }>;
type ToWallet = Extract<RefundFacts, { way: "addWallet" }>;

/** The review: what comes into the wallet, or what a bonus binds. */
export function ReviewRefund({ facts, intent }: { facts: RefundFacts; intent: string }) {
  return facts.way === "receive" ? (
    <ReviewAsBonus facts={facts} intent={intent} />
  ) : (
    <ReviewToWallet facts={facts} intent={intent} />
  );
}

function ReviewAsBonus({ facts, intent }: { facts: AsBonus; intent: string }) {
  const { t } = useTranslation("rewards");
  const { way, ...binding } = facts;
  const currency = useCurrencyName();
  const form = useButtonForm(`refund-${way}`, way);
  return (
    <ReviewStep
      form={form}
      values={form.reply?.review?.values ?? {}}
      intent={intent}
      facts={<BindingReview name={t("refund.title")} {...binding} />}
      confirm={t("refund.asBonusAmount", { amount: formatAmount(facts.amount), currency })}
      confirming={t("receiving")}
    />
  );
}

function ReviewToWallet({ facts, intent }: { facts: ToWallet; intent: string }) {
  const { t } = useTranslation("rewards");
  const currency = useCurrencyName();
  const { way, amount } = facts;
  const form = useButtonForm(`refund-${way}`, way);
  return (
    <ReviewStep
      form={form}
      values={form.reply?.review?.values ?? {}}
      intent={intent}
      facts={<WalletFacts {...facts} />}
      confirm={t("refund.review.confirm", { amount: formatAmount(amount), currency })}
      confirming={t("receiving")}
    />
  );
}

function WalletFacts({ amount, main, after }: ToWallet) {
  const { t } = useTranslation("rewards");
  return (
    <>
      <div className={css.amount}>
        <p>
          <Money amount={amount} isLarge />
        </p>
        <p className={css.caption}>{t("refund.review.toWallet")}</p>
      </div>
      <dl>
        <div className={css.row}>
          <dt className={css.term}>{t("refund.review.now")}</dt>
          <dd className={css.value}>
            <Money amount={main} isBalance />
          </dd>
        </div>
        <div className={css.row}>
          <dt className={css.term}>{t("refund.review.refund")}</dt>
          <dd className={css.value}>
            <SignedMoney amount={amount} sign="+" />
          </dd>
        </div>
        <div className={css.result}>
          <dt className={css.term}>{t("refund.review.after")}</dt>
          <dd className={css.sum}>
            <Money amount={after} isBalance />
          </dd>
        </div>
      </dl>
    </>
  );
}
