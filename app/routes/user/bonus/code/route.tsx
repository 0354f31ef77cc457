import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { BannerCarousel } from "~/components/banner-carousel";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { MoneyButton } from "~/components/money-button";
import { FormFrame } from "~/form/form-frame";
import { type FormKit, useButtonForm } from "~/form/form-kit";
import type { FormReply } from "~/form/form-reply";
import { ReplyMessage } from "~/form/message-view";
import { ReviewStep } from "~/form/review-step";
import { OperatorHtml } from "~/html/operator-html";
import { requireMember } from "~/member/guard.server";
import { bonusActivate } from "~/money/kinds/bonus-activate.server";
import { intentFor } from "~/money/outcome/action.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { type BindingFacts, BindingReview } from "../../terms/binding-review";
import { useOften } from "../bonus-card";
import type { BonusCardFacts } from "../bonuses.server";
import { type OfferedBonus, receive, requireOffer } from "./offer.server";

export const handle = { i18n: "bonus" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** One bonus, before it is received or while it is active (specification, section 2, Bonus). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { texts, locale } = context;
  const offer = await requireOffer(params.code, member, context);
  const { kind, code } = offer.card;
  return {
    title: `${texts.t(locale)(`bonus:types.${kind}`)} ${code}`,
    offer,
    intent: intentFor(bonusActivate, member, context),
  };
}

export const action = receive;

export { afterPost as shouldRevalidate } from "~/form/revalidate";

/** From this number of pictures, the dialog is wide enough to show them side by side. */
const WIDE_FROM = 2;

export default function BonusOffer() {
  const { t } = useTranslation("bonus");
  const { offer, intent } = useLoaderData<typeof loader>();
  const { card, banners } = offer;
  const facts = useActionData<FormReply<BindingFacts>>()?.review?.facts;
  if (facts) {
    return (
      <Dialog title={t("review.title")} parent={paths.bonus} band="within">
        <ReviewOffer card={card} facts={facts} intent={intent} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={`${t(`types.${card.kind}`)} ${card.code}`}
      parent={paths.bonus}
      hasArt
      isWide={banners.length >= WIDE_FROM}
    >
      <OfferBody offer={offer} intent={intent} />
    </Dialog>
  );
}

interface ReviewOfferProps {
  card: BonusCardFacts;
  facts: BindingFacts;
  intent: string;
}

/** The review of a bonus before it is received. */
function ReviewOffer({ card, facts, intent }: ReviewOfferProps) {
  const { t } = useTranslation("bonus");
  const often = useOften();
  const form = useButtonForm("bonus-receive");
  return (
    <ReviewStep
      form={form}
      facts={<BindingReview name={t(`types.${card.kind}`)} code={card.code} often={often(card)} {...facts} />}
      confirm={t("offer.receive")}
      confirming={t("offer.receiving")}
      intent={intent}
    />
  );
}

interface OfferBodyProps {
  offer: OfferedBonus;
  intent: string;
}

/** The operator's pictures and notice, and the button (specification, section 2, Bonus). */
function OfferBody({ offer, intent }: OfferBodyProps) {
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
    <FormFrame form={form} className={dialog.actions} intent={intent}>
      <MoneyButton {...form.submit} name="do" value="review" isWide>
        {t(form.isPending ? "promotion.checking" : "offer.receive")}
      </MoneyButton>
    </FormFrame>
  );
}
