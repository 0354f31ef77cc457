import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { codeOf } from "~/fields/code-of.server";
import { memberForm, NoFields } from "~/form/form-action.server";
import { withSharedLimit } from "~/html/sanitize.server";
import { bannersOf } from "~/lookups/banners.server";
import { findLookup } from "~/lookups/lookups.server";
import type { Member } from "~/member/guard.server";
import { bonusActivate } from "~/money/kinds/bonus-activate.server";
import type { IntentRecord } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { OperatorError } from "~/operator/error";
import { withTimeout } from "~/operator/with-timeout.server";
import type { BindingFacts } from "../../terms/binding-review";
import { thresholdOf } from "../../terms/threshold";
import { redirectToOutcome } from "../actions.server";
import { cardOf } from "../bonuses.server";

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
  const sanitize = withSharedLimit(context.sanitize);
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

export type OfferedBonus = Awaited<ReturnType<typeof requireOffer>>;

const FIGURE = "%percentFail%";
/** Shown when the operator gives no figure. */
const NO_FIGURE = "–";

/** The operator's notice with the bonus's own figure inserted (specification, section 7, Lookups). */
export function withFigure(notice: string, percentFail: number | undefined): string {
  return notice.replaceAll(FIGURE, String(percentFail ?? NO_FIGURE));
}

/** Receives a bonus, after a review of what it binds. The operator decides whether it may be received again. */
export const receive = memberForm({
  schema: NoFields,
  review: (_, { params, member, context }) => reviewOffer(codeOf(params, context), member, context),
  run: async (_, post) => {
    const code = codeOf(post.params, post.context);
    const answer = (record: IntentRecord) => redirectToOutcome(record, "bonus.activate");
    return moveMoney(bonusActivate, { facts: { code }, answer }, post);
  },
});

/**
 * What receiving the offer now would bind. If it cannot be received, throws the error that the operator would answer
 * with, so that it is shown the same way.
 */
async function reviewOffer(code: string, member: Member, context: RequestContext): Promise<BindingFacts> {
  const offer = await requireOffer(code, member, context);
  const refusal = refusalOf(offer);
  if (refusal) throw new OperatorError(refusal, { endpoint: "bonus.activate", reached: "refused" });
  return { threshold: thresholdOf(context.brand.bonus.endBelow, offer.percentFail) };
}

function refusalOf({ card, isOtherHeld }: OfferedBonus) {
  if (card.state === "active") return "BONUS_ALREADY_ACTIVE";
  if (isOtherHeld) return "BONUS_REMAINING";
  return card.state === "received" ? "BONUS_MAX_CLAIMED" : undefined;
}
