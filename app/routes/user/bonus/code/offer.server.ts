import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { withinOneText } from "~/html/sanitize-list.server";
import { bannersOf } from "~/lookups/banners.server";
import { findLookup } from "~/lookups/lookups.server";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { cardOf } from "../bonuses.server";
import { withFigure } from "./offer.server";

/** One bonus with everything to read before receiving it; an error page if it is not offered. */
export async function requireOffer(code: string | undefined, { operator }: Member, context: RequestContext) {
  const [{ bonuses }, active, lookup] = await Promise.all([
    orErrorPage(operator.bonus.list(), context),
    withTimeout(operator.bonus.active()),
    findLookup("notice", context),
  ]);
  const bonus = bonuses.find((one) => one.code === code);
  if (!bonus) throw failure("notFound", context);
  const card = cardOf(bonus, context);
  const sanitize = withinOneText(context.sanitize);
  const notice = lookup && sanitize(withFigure(lookup.notice, bonus.percentFail));
  return {
    card,
    notice,
    percentFail: bonus.percentFail,
    banners: bannersOf(bonus.banners ?? [], { ...context, sanitize }),
    /** Another bonus is held, so this one cannot be received now. */
    isOtherHeld: active?.status === true && card.state !== "active",
  };
}

export type Offer = Awaited<ReturnType<typeof requireOffer>>;
