import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Alert } from "~/components/alert";
import { BannerCarousel } from "~/components/banner-carousel";
import { LinkButton } from "~/components/button";
import * as dialog from "~/components/dialog.css";
import { MoneyButton } from "~/components/money-button";
import { FormFrame } from "~/form/form-frame";
import { type FormKit, useFormKit } from "~/form/form-kit";
import { ReplyMessage } from "~/form/reply-message";
import { OperatorHtml } from "~/html/operator-html";
import { paths } from "~/paths";
import { thresholdOf } from "../../threshold";
import { useOften } from "../use-often";
import * as css from "./offer.css";
import type { Offer } from "./offer.server";
import { TurnoverTerms } from "./turnover-terms";

interface OfferBodyProps {
  offer: Offer;
  endBelow: Satang | undefined;
  intent: string;
}

const receivedIn = {
  day: "offer.receivedDay",
  week: "offer.receivedWeek",
  limit: "offer.receivedLimit",
} as const;

/** What it binds and how often it can be received, before the operator's pictures and words; and the button. */
export function OfferBody({ offer, endBelow, intent }: OfferBodyProps) {
  const { t } = useTranslation("bonus");
  const often = useOften();
  const { card, banners, notice, namesThreshold, percentFail } = offer;
  const { received, most, span, state } = card;
  return (
    <div className={dialog.body}>
      <section className={css.words} aria-labelledby="bonus-terms">
        <h3 id="bonus-terms" className={css.heading}>
          {t(state === "active" ? "terms.while" : "terms.before")}
        </h3>
        <TurnoverTerms threshold={namesThreshold ? undefined : thresholdOf(endBelow, percentFail)} />
      </section>
      <dl>
        <div className={css.line}>
          <dt className={css.term}>{t("offer.often")}</dt>
          <dd className={css.value}>{often(card)}</dd>
        </div>
        <div className={css.line}>
          <dt className={css.term}>{t(receivedIn[span])}</dt>
          <dd className={css.value}>{t("offer.count", { received, most })}</dd>
        </div>
      </dl>
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
function OfferBar({ offer, intent }: Pick<OfferBodyProps, "offer" | "intent">) {
  const { t } = useTranslation("bonus");
  const form = useFormKit({ id: "bonus-receive", labels: {} });
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
