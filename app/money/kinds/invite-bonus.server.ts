import { paths } from "~/paths";
import { defineKind } from "./define.server";
import { headingsOf } from "./outcome-page";
import { rewardEffect, rewardIn, seenInvite } from "./rewards.server";

/** Receives the whole invite bonus into the main wallet. */
export const inviteBonus = defineKind({
  name: "invite-bonus",
  evidence: { in: "books", readAmount: seenInvite, effect: (_, before) => rewardEffect(before, "invite") },
  send: ({ operator, idempotencyKey }) => operator.invite.bonus({}, { idempotencyKey }),
  page: (_, __, before) => ({
    headings: headingsOf("rewards:invite.outcome"),
    arrived: "rewards:toWallet",
    texts: { refused: "rewards:notReceived" },
    amount: rewardIn(before),
    next: { to: paths.inviteReceived, label: "rewards:invite.outcome.next" },
    again: { to: paths.inviteReceived, label: "rewards:invite.outcome.again" },
  }),
});
