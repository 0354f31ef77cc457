import { useTranslation } from "react-i18next";
import { useFormKit } from "~/form/form-kit";
import { ReviewStep } from "~/form/review-step";
import { BindingButtonText, type BindingFacts, BindingReview } from "../../binding-review";
import type { BonusCardFacts } from "../bonus-facts";

interface ReviewOfferProps {
  card: Pick<BonusCardFacts, "code" | "kind">;
  facts: BindingFacts;
  intent: string;
}

/** The review of a bonus before it is received. */
export function ReviewOffer({ card: { code, kind }, facts, intent }: ReviewOfferProps) {
  const { t } = useTranslation("bonus");
  const form = useFormKit({ id: "bonus-receive", labels: {} });
  return (
    <ReviewStep
      form={form}
      values={form.reply?.review?.values ?? {}}
      facts={<BindingReview name={t(`types.${kind}`)} code={code} {...facts} />}
      confirm={<BindingButtonText amount={facts.amount} take={t("offer.receive")} />}
      confirming={t("offer.receiving")}
      intent={intent}
    />
  );
}
