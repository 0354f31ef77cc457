import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CouldNotRead } from "~/components/could-not-read";
import { Pagination } from "~/components/pagination";
import { SectionHead } from "~/components/section-head";
import { SomeHidden } from "~/components/some-hidden";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { ownOrPanel } from "~/errors/or-error-page.server";
import { byButton } from "~/form/by-button.server";
import type { FormReply } from "~/form/form-reply";
import { ReplyMessage } from "~/form/message-view";
import { pageOf } from "~/format/page";
import { type Member, requireMember } from "~/member/guard.server";
import { bonusClear, heldFingerprint, heldIn } from "~/money/kinds/bonus-clear.server";
import { promotionActivate } from "~/money/kinds/promotion-activate.server";
import { intentFor } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { PageHead } from "../page-parts/page-head";
import { clear, find, type PromotionOffer, promotion, promotionOf } from "./actions.server";
import * as css from "./bonus.css";
import { BonusCard } from "./bonus-card";
import { cardPage, heldOf } from "./bonuses.server";
import { HeldPanel } from "./held-panel";
import { PromotionPanel } from "./promotion-panel";

export const handle = { i18n: "bonus" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** The held bonus or the promotion code form, and all bonuses (specification, section 2, Bonus). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  const { operator } = member;
  const hasPromotions = brand.features.promotions;
  const [list, active, current] = await Promise.all([
    ownOrPanel(operator.bonus.list(), context),
    withTimeout(operator.bonus.active()),
    hasPromotions ? currentPromotion(member, context) : null,
  ]);
  const offered = list.value ?? { bonuses: [], omitted: [] };
  const { cards, pages } = cardPage(offered, pageOf(request), context);
  const activeBonus = offered.bonuses.find(({ userBonus }) => userBonus?.isActive);
  return {
    title: texts.t(locale)("bonus:title"),
    unread: list.value === null ? (list.reason ?? texts.t(locale)("bonus:unread")) : undefined,
    cards,
    pages,
    isKnown: active !== undefined,
    held: active ? heldOf(active, activeBonus, context) : null,
    mark: active ? heldFingerprint(heldIn(active, list.value ?? undefined)) : "",
    hasPromotions,
    current,
    intents: {
      clear: intentFor(bonusClear, member, context),
      promotion: hasPromotions ? intentFor(promotionActivate, member, context) : "",
    },
  };
}

/** Null if there is none or it cannot be read (section 8: silent). */
async function currentPromotion(
  { operator }: Member,
  context: RequestContext,
): Promise<PromotionOffer | null> {
  const found = (await withTimeout(operator.promotion.current()))?.promotion;
  return found ? promotionOf(found.code, found, context) : null;
}

const withCodes = byButton({ find, promotion, clear });
const withoutCodes = byButton({ clear });

export const action = (args: ActionFunctionArgs) =>
  args.context.brand.features.promotions ? withCodes(args) : withoutCodes(args);

export { afterPost as shouldRevalidate } from "~/form/revalidate";

export default function BonusScreen() {
  const { t } = useTranslation("bonus");
  const { unread, cards, pages, isKnown, held, mark, hasPromotions, current, intents } =
    useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const takesCodes = isKnown && !held && hasPromotions;
  const hasItsForm = reply?.button === "clear" ? held !== null : takesCodes;
  return (
    <div className={css.screen}>
      <PageHead title={t("title")} />
      {/* The held bonus has changed, so the form that would show this message is gone. */}
      <ReplyMessage reply={hasItsForm ? undefined : reply} />
      <div className={css.columns}>
        {isKnown ? null : (
          <CouldNotRead
            text={t("held.unread")}
            to={paths.bonus}
            label={t("held.retry")}
            className={css.couldNotRead}
          />
        )}
        {held ? <HeldPanel held={held} mark={mark} intent={intents.clear} /> : null}
        {takesCodes ? <PromotionPanel current={current} intent={intents.promotion} /> : null}
        <section className={css.all} aria-labelledby="bonus-all">
          <SectionHead id="bonus-all">{t("all")}</SectionHead>
          <SomeHidden {...pages} />
          {unread !== undefined ? (
            <CouldNotRead text={unread} to={paths.bonus} />
          ) : cards.length === 0 ? (
            pages.someHidden ? null : (
              <p>{t("none")}</p>
            )
          ) : (
            <ul className={css.cards}>
              {cards.map((card) => (
                <BonusCard key={card.code} card={card} />
              ))}
            </ul>
          )}
          <Pagination path={paths.bonus} {...pages} />
        </section>
      </div>
      <Outlet />
    </div>
  );
}

export { ErrorScreen as ErrorBoundary };
