import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import type { FormReply } from "~/form/form-reply";
import { requireMember } from "~/member/guard.server";
import { bonusActivate } from "~/money/kinds/bonus-activate.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import type { BindingFacts } from "../../terms/binding-review";
import { requireOffer } from "./offer.server";
import { OfferBody } from "./route";
import { receive } from "./offer.server";
import { ReviewOffer } from "./route";

export const handle = { i18n: "bonus" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** One bonus, before it is received or while it is active (specification, section 2, Bonus). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { texts, locale, intentTokens } = context;
  const offer = await requireOffer(params.code, member, context);
  const { kind, code } = offer.card;
  return {
    title: `${texts.t(locale)(`bonus:types.${kind}`)} ${code}`,
    offer,
    intent: intentTokens.issue(member.key, bonusActivate.name),
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
