import { useTranslation } from "react-i18next";
import { ReviewStep } from "~/form/review-step";
import { useButtonForm } from "~/form/use-reply";
import { type BindingFacts, BindingReview } from "../../terms/binding-review";
import { type BonusCardFacts, useOften } from "../bonuses.server";

interface ReviewOfferProps {
  card: BonusCardFacts;
  facts: BindingFacts;
  intent: string;
}

/** The review of a bonus before it is received. */
export function ReviewOffer({ card, facts, intent }: ReviewOfferProps) {
  const { t } = useTranslation("bonus");
  const often = useOften();
  const form = useButtonForm("bonus-receive");
  return (
    <ReviewStep
      form={form}
      values={form.reply?.review?.values ?? {}}
      facts={<BindingReview name={t(`types.${card.kind}`)} code={card.code} often={often(card)} {...facts} />}
      confirm={t("offer.receive")}
      confirming={t("offer.receiving")}
      intent={intent}
    />
  );
}
