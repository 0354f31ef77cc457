import * as z from "zod";
import type { RequestContext } from "~/context";
import { codeOf } from "~/fields/code-of.server";
import { memberForm } from "~/form/form-action.server";
import type { Member } from "~/member/guard.server";
import { bonusActivate } from "~/money/kinds/bonus-activate.server";
import type { IntentRecord } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { OperatorError } from "~/operator/error";
import type { BindingFacts } from "../../terms/binding-review";
import { thresholdOf } from "../../terms/threshold";
import { told } from "../forms.server";
import { requireOffer } from "./offer.server";

/** Receives a bonus, after a review of what it binds. The operator decides whether it may be received again. */
export const receive = memberForm({
  schema: z.object({}),
  review: (_, { params, member, context }) => reviewOffer(codeOf(params, context), member, context),
  run: async (_, { token, params, member, request, context }) => {
    const code = codeOf(params, context);
    const answer = (record: IntentRecord) => told(record, "bonus.activate");
    return moveMoney(bonusActivate, { token, facts: { code }, answer }, { member, request, context });
  },
});

/** The offer as it would be received now. Throws what the operator would answer if it cannot be, as told there. */
async function reviewOffer(code: string, member: Member, context: RequestContext): Promise<BindingFacts> {
  const offer = await requireOffer(code, member, context);
  const refusal = refusalOf(offer);
  if (refusal) throw new OperatorError(refusal, { endpoint: "bonus.activate", reached: "refused" });
  return { threshold: thresholdOf(context.brand.bonus.endBelow, offer.percentFail) };
}

function refusalOf({ card, isOtherHeld }: Awaited<ReturnType<typeof requireOffer>>) {
  if (card.state === "active") return "BONUS_ALREADY_ACTIVE";
  if (isOtherHeld) return "BONUS_REMAINING";
  return card.state === "received" ? "BONUS_MAX_CLAIMED" : undefined;
}
