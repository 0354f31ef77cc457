import { redirect } from "@remix-run/node";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { redirectWithFlash } from "~/form/flash.server";
import { memberForm, NoFields } from "~/form/form-action.server";
import type { Refusal } from "~/form/form-settings";
import { claimedName, couponClaim, isOpen } from "~/money/kinds/coupon-claim.server";
import { spin } from "~/money/kinds/spin.server";
import type { IntentRecord } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { paths, spinResultPath } from "~/paths";
import { prizeOf, rowOf } from "./spin.server";
import { IN_PLACE } from "./spin-reply";

/** Spends a coin. The operator's response decides the slice. */
export const spinForm = memberForm({
  schema: NoFields,
  run: async (_, post) => {
    const { typed, context } = post;
    const answer = (record: IntentRecord) => {
      const prize = prizeOf(record);
      if (typed.has(IN_PLACE)) return refusalOf(record, context) ?? (prize && { answer: prize });
      return prize && redirect(spinResultPath(record.id), 303);
    };
    return moveMoney(spin, { facts: {}, answer }, post);
  },
});

/** Asks for confirmation, then claims a coupon; the record keeps what it was worth. */
export const claimForm = memberForm({
  schema: z.object({ coupon: z.string().min(1).max(200) }),
  review: async ({ coupon }, { member, context }) => {
    const { coupons } = await member.operator.spinwheel.coupons();
    const found = coupons.find((one) => one._id === coupon && isOpen(one));
    return found
      ? rowOf(found)
      : { text: context.texts.t(context.locale)("spin:coupons.gone"), isStale: true };
  },
  run: async ({ coupon }, post) => {
    const { typed, context } = post;
    const answer = (record: IntentRecord) => {
      return typed.has(IN_PLACE) ? (refusalOf(record, context) ?? claimed(record, context)) : undefined;
    };
    return moveMoney(couponClaim, { facts: { coupon }, answer }, post);
  },
});

/** The used form is rendered again: another try is a new operation. */
function refusalOf(
  { operation, state, message }: IntentRecord,
  context: RequestContext,
): Refusal | undefined {
  if (state !== "refused") return undefined;
  const isCoin = operation === spin.name && message === "MONEY_NOT_ENOUGH";
  const text = isCoin
    ? context.texts.t(context.locale)("spin:noCoins")
    : errorText(context, message ?? "INTERNAL_SERVER_ERROR");
  return { text, isStale: true };
}

async function claimed(
  { state, snapshot }: IntentRecord,
  context: RequestContext,
): Promise<Response | undefined> {
  if (state !== "done") return undefined;
  const t = context.texts.t(context.locale);
  const name = claimedName(snapshot?.own);
  const text = name === "" ? t("spin:coupons.claimedPlain") : t("spin:coupons.claimed", { name });
  return redirectWithFlash(paths.spin, { as: "alert", tone: "positive", text }, context);
}
