import { redirect } from "@remix-run/node";
import type { EndpointName } from "schemas/contract";
import { hasTerms } from "schemas/contract/promotion";
import { promotionCode } from "schemas/fields";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { redirectWithFlash } from "~/form/flash.server";
import { memberForm } from "~/form/form-action.server";
import type { Refusal } from "~/form/form-settings";
import type { SafeHtml } from "~/html/safe-html";
import type { Member } from "~/member/guard.server";
import {
  bonusClear,
  heldFingerprint,
  isSameFingerprint,
  readHeld,
  SeenHeldBonus,
} from "~/money/kinds/bonus-clear.server";
import { promotionActivate } from "~/money/kinds/promotion-activate.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { moveMoney, type Unsent } from "~/money/outcome/action.server";
import { OperatorError } from "~/operator/error";
import { outcomePath, paths } from "~/paths";
import type { BindingFacts } from "../terms/binding-review";
import { thresholdOf } from "../terms/threshold";

/** What a promotion code gives, as the operator describes it. */
export interface PromotionOffer {
  code: string;
  description?: SafeHtml;
  percentFail?: number;
}

/** What a member reviews before receiving the promotion. */
export type PromotionReview = BindingFacts & Pick<PromotionOffer, "code">;

/** A promotion from the operator, with its HTML sanitised. */
export function promotionOf(
  code: string,
  { percentFail, description }: { percentFail?: number; description?: string },
  { sanitize }: Pick<RequestContext, "sanitize">,
): PromotionOffer {
  return { code, percentFail, description: description === undefined ? undefined : sanitize(description) };
}

/** `held` names the bonus that the page showed (`heldFingerprint`). */
const clearForm = z.object({ held: z.string().default("") });

/** Specification, section 5: required, in capitals before search and activation. */
const promotionForm = z.object({ code: promotionCode });

/** Looks up a code; grants nothing. */
export const find = memberForm({
  schema: promotionForm,
  run: async ({ code }, { member, context }) => {
    const found = await findPromotion(code, member, context);
    return "text" in found ? found : { answer: found };
  },
});

/** Receives what a code gives, after a review of its conditions. */
export const promotion = memberForm({
  schema: promotionForm,
  review: ({ code }, { member, context }) => reviewPromotion(code, member, context),
  run: async ({ code }, post) => {
    const answer = (record: IntentRecord) => redirectToOutcome(record, "promotion.activate");
    return moveMoney(promotionActivate, { facts: { code }, answer }, post);
  },
});

/** Ends the held bonus (section 8: danger dialog, or the server's message as a toast). */
export const clear = memberForm({
  schema: clearForm,
  review: async ({ held }, { member, context }) =>
    notAsShown(held, await readHeld(member.operator), context) ?? {},
  run: async ({ held }, post) => {
    const { member, context } = post;
    // The snapshot before may be missing, because it is given up after a moment. Nothing is ended unseen.
    const refuses = async ({ own }: Snapshot) => {
      const seen = SeenHeldBonus.safeParse(own).data;
      const now = seen
        ? { isHeld: seen.isHeld, fingerprint: heldFingerprint(seen) }
        : await readHeld(member.operator.fresh);
      return notAsShown(held, now, context);
    };
    const answer = (record: IntentRecord) =>
      record.state === "done" ? ended(record, context) : redirectToOutcome(record, "bonus.clear");
    return moveMoney(bonusClear, { facts: { held }, refuses, answer }, post);
  },
});

/** Why the bonus is not ended: the page showed another one (`shown` is its fingerprint), or none is held. */
function notAsShown(
  shown: string,
  { isHeld, fingerprint }: Awaited<ReturnType<typeof readHeld>>,
  { texts, locale }: RequestContext,
): Unsent | undefined {
  const t = texts.t(locale);
  if (!isHeld) return { text: t("bonus:held.none"), isStale: true };
  return isSameFingerprint(fingerprint, shown) ? undefined : { text: t("bonus:held.changed"), isStale: true };
}

/**
 * The operator's promotion for a code, or the field's error if there is none: for any 404, a refusal, or an answer
 * without terms.
 */
async function findPromotion(
  code: string,
  { operator }: Member,
  context: RequestContext,
): Promise<PromotionOffer | Refusal> {
  try {
    const found = await operator.promotion.find({ code });
    return hasTerms(found) ? promotionOf(code, found, context) : notFound("NO_PROMOTION", context);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const isRefused = error.reached === "refused";
    if (error.status === 404) return notFound((isRefused && error.code) || "NO_PROMOTION", context);
    if (isRefused) return notFound(error.message, context);
    throw error;
  }
}

/** What receiving a code's promotion brings. */
async function reviewPromotion(
  code: string,
  member: Member,
  context: RequestContext,
): Promise<PromotionReview | Refusal> {
  const found = await findPromotion(code, member, context);
  if ("text" in found) return found;
  return { code: found.code, threshold: thresholdOf(context.brand.bonus.endBelow, found.percentFail) };
}

function notFound(message: string, context: RequestContext): Refusal {
  return { text: errorText(context, message), field: "code" };
}

function ended({ message = "BONUS_CLEAR" }: IntentRecord, context: RequestContext): Promise<Response> {
  const text = errorText(context, message);
  return redirectWithFlash(paths.bonus, { as: "toast", tone: "positive", text }, context);
}

/**
 * The answer to a form that has done its operation: a redirect to the outcome's page. Throws if the operator has refused,
 * so that the form's own page shows it as section 8 says for the call.
 */
export function redirectToOutcome({ id, state, message }: IntentRecord, endpoint: EndpointName): Response {
  if (state !== "refused" || message === undefined) return redirect(outcomePath(id), 303);
  throw new OperatorError(message, { endpoint, reached: "refused" });
}
