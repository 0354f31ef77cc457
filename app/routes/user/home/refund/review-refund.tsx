import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Alert } from "~/components/alert";
import { Money } from "~/components/money";
import { SignedMoney } from "~/components/signed-money";
import { useCurrency } from "~/document/currency";
import { useFormKit } from "~/form/form-kit";
import { ReviewStep } from "~/form/review-step";
import { TurnoverTerms } from "../../turnover-terms";
import * as css from "./refund.css";
import type { RefundFacts } from "./refund-way";

/** The review: the amount, the wallet afterwards, and a bonus's conditions. */
export function ReviewRefund({ facts, intent }: { facts: RefundFacts; intent: string }) {
  const { t } = useTranslation("rewards");
  const currency = useCurrency();
  const { way, amount } = facts;
  const form = useFormKit({ id: `refund-${way}`, labels: {}, button: way });
  return (
    <ReviewStep
      form={form}
      values={form.reply?.review?.values ?? {}}
      intent={intent}
      facts={<Facts {...facts} />}
      confirm={t("refund.review.confirm", { amount: formatAmount(amount), currency })}
      confirming={t("receiving")}
    />
  );
}

function Facts({ way, amount, main, after, endBelow }: RefundFacts) {
  const { t } = useTranslation("rewards");
  return (
    <>
      <div className={css.amount}>
        <p>
          <Money amount={amount} isLarge />
        </p>
        <p className={css.caption}>
          {t(way === "receive" ? "refund.review.asBonus" : "refund.review.toWallet")}
        </p>
      </div>
      {way === "receive" ? <Blocks endBelow={endBelow} /> : null}
      <dl>
        <div className={css.line}>
          <dt className={css.term}>{t("refund.review.now")}</dt>
          <dd className={css.value}>
            <Money amount={main} isBalance />
          </dd>
        </div>
        <div className={css.line}>
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

/** What the turnover condition will mean (specification, section 9, Bonus text). */
function Blocks({ endBelow }: Pick<RefundFacts, "endBelow">) {
  const { t } = useTranslation("rewards");
  return (
    <Alert tone="warning" icon="alert">
      <strong>{t("refund.review.blocks")}</strong>
      <TurnoverTerms endBelow={endBelow} />
    </Alert>
  );
}
