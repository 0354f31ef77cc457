import type { Contract } from "schemas/contract";
import { toMajor } from "../money/amount";
import { bannersOf } from "../rewards/banners";
import { refundAsBonus, refundState, refundToWallet } from "../rewards/refund-rules";
import { requireMember } from "../state/call";
import { heldBonus } from "../store/member-bonuses";
import { pageOfRefunds } from "../store/refunds";
import type { Handlers } from "./handlers";

const done = { message: "REFUND_SUCCESS" };

export const refund = {
  list({ page, limit }, call) {
    const { total, rows } = pageOfRefunds(call.sandbox.database, requireMember(call).id, page, limit);
    return {
      total,
      refunds: rows.map(({ amount, createdAt }) => ({ refundAmount: toMajor(amount), createdAt })),
    };
  },

  check(_, call) {
    const { sandbox } = call;
    const { settings, flavour } = sandbox;
    const { id } = requireMember(call);
    const { amount, refusal, hasLostEnough, hasRefundLeft } = refundState(sandbox, id);
    const words = flavour.rewards.refund;
    const minimumLoss = flavour.rewards.money(settings.refundMinimumLoss);
    const conditions = [
      { isMet: hasLostEnough, yes: words.hasLostEnough(minimumLoss), no: words.mustLoseMore(minimumLoss) },
      { isMet: hasRefundLeft, yes: words.hasRefundLeft, no: words.noRefundLeft },
    ];
    const met = conditions.filter(({ isMet }) => isMet).map(({ yes }) => yes);
    const unmet = conditions.filter(({ isMet }) => !isMet).map(({ no }) => no);
    return {
      result: refusal === undefined,
      bonus: heldBonus(sandbox.database, id) !== undefined,
      info: words.info(settings.refundPercent, minimumLoss),
      refundAmount: toMajor(amount),
      refundSuccess: met.join(" · ") || undefined,
      refundFail: unmet.join(" · ") || undefined,
    };
  },

  receive(_, call) {
    refundAsBonus(call.sandbox, requireMember(call).id);
    return done;
  },

  addWallet(_, call) {
    refundToWallet(call.sandbox, requireMember(call).id);
    return done;
  },

  banners(_, { sandbox }) {
    const { settings, flavour } = sandbox;
    const texts = settings.refundBanners ? flavour.rewards.refundBanners(settings.refundPercent) : [];
    return { banners: bannersOf(sandbox, "refund", texts) };
  },
} satisfies Handlers<Contract["refund"]>;
