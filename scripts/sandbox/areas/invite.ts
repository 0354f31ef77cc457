import type { Contract } from "schemas/contract";
import { toMajor } from "../money/amount";
import { bannersOf } from "../rewards/banners";
import { receiveInviteBonus } from "../rewards/invite-rules";
import { requireMember } from "../state/call";
import { pageOfInvites } from "../store/invitees";
import type { Handlers } from "./handlers";

export const invite = {
  list({ page, limit }, call) {
    const { total, rows } = pageOfInvites(call.sandbox.database, requireMember(call).id, page, limit);
    return {
      total,
      invites: rows.map(({ name, amount, createdAt }) => ({
        from: { name },
        amount: toMajor(amount),
        createdAt,
      })),
    };
  },

  bonus(_, call) {
    receiveInviteBonus(call.sandbox, requireMember(call).id);
    return { message: "INVITE_BONUS_SUCCESS" };
  },

  banners(_, { sandbox }) {
    const { settings, flavour } = sandbox;
    const texts = settings.inviteBanners ? flavour.rewards.inviteBanners(settings.invitePercent) : [];
    return { banners: bannersOf(sandbox, "invite", texts) };
  },
} satisfies Handlers<Contract["invite"]>;
