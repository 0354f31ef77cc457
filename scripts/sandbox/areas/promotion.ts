import type { Contract } from "schemas/contract";
import { activatePromotion, hasReceivedPromotion, requirePromotion } from "../rewards/offer-rules";
import { requireMember } from "../state/call";
import { findOffer } from "../store/offers";
import type { Handlers } from "./handlers";

export const promotion = {
  /** The announced promotion, unless this member has received it already. */
  current(_, call) {
    const { sandbox } = call;
    const { id } = requireMember(call);
    const offer = findOffer(sandbox.database, "promotion", sandbox.settings.currentPromotion);
    if (!offer || hasReceivedPromotion(sandbox, id, offer.code)) return { promotion: null };
    const { code, percentFail, html: description } = offer;
    return { promotion: { code, percentFail, description } };
  },

  find({ code }, call) {
    const { percentFail, html: description } = requirePromotion(call.sandbox, code);
    return { percentFail, description };
  },

  activate({ code }, call) {
    activatePromotion(call.sandbox, requireMember(call).id, code);
    return { message: "SUCCESS" };
  },
} satisfies Handlers<Contract["promotion"]>;
