import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { BannerCarousel } from "~/components/banner-carousel";
import { LinkButton } from "~/components/button";
import * as dialog from "~/components/dialog.css";
import { MoneyButton } from "~/components/money-button";
import { FormFrame } from "~/form/form-frame";
import { ReplyMessage } from "~/form/reply-message";
import { type FormKit, useButtonForm } from "~/form/use-reply";
import { OperatorHtml } from "~/html/operator-html";
import { paths } from "~/paths";
import type { Offer } from "./offer.server";

interface OfferBodyProps {
  offer: Offer;
  intent: string;
}

/** The operator's pictures and notice, and the button (specification, section 2, Bonus). */
export function OfferBody({ offer, intent }: OfferBodyProps) {
  const { t } = useTranslation("bonus");
  const { banners, notice } = offer;
  return (
    <div className={dialog.body}>
      <BannerCarousel title={t("offer.banners")} banners={banners} />
      {notice ? <OperatorHtml html={notice} /> : null}
      <OfferBar offer={offer} intent={intent} />
    </div>
  );
}

/**
 * The button to receive the bonus, to confirm if it is active already, a link to end another held bonus, or a note that
 * it has been received.
 */
function OfferBar({ offer, intent }: OfferBodyProps) {
  const { t } = useTranslation("bonus");
  const form = useButtonForm("bonus-receive");
  const { card, isOtherHeld } = offer;
  if (card.state === "open" && !isOtherHeld) return <ReceiveForm form={form} intent={intent} />;
  const reason = card.state === "received" ? t("offer.exhausted") : t("offer.otherHeld");
  const label = card.state === "received" ? t("offer.back") : t("offer.seeHeld");
  return (
    <>
      <ReplyMessage reply={form.reply} />
      {card.state === "active" ? null : (
        <Alert tone="warning" icon="info">
          {reason}
        </Alert>
      )}
      <div className={dialog.actions}>
        <LinkButton to={paths.bonus}>{card.state === "active" ? t("offer.confirm") : label}</LinkButton>
      </div>
    </>
  );
}

function ReceiveForm({ form, intent }: { form: FormKit; intent: string }) {
  const { t } = useTranslation("bonus");
  return (
    <FormFrame form={form} className={dialog.actions}>
      <input type="hidden" name="intent" value={intent} />
      <MoneyButton name="do" value="review" isWide isBusy={form.isPending}>
        {t(form.isPending ? "promotion.checking" : "offer.receive")}
      </MoneyButton>
    </FormFrame>
  );
}
