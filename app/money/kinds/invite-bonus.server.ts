import { paths } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";
import { giftEffect, waitingIn, waitingInvite } from "./rewards.server";

/** Receives the whole invite bonus into the main wallet. */
export const inviteBonus = defineOperation({
  name: "invite-bonus",
  evidence: { in: "books", look: waitingInvite, effect: (_, before) => giftEffect(before, "invite") },
  send: ({ operator, idempotencyKey }) => operator.invite.bonus({}, { idempotencyKey }),
  page: (_, __, before) => ({
    headings: headingsOf("rewards:invite.outcome"),
    arrived: "rewards:toWallet",
    texts: { refused: "rewards:notReceived" },
    amount: waitingIn(before),
    next: { to: paths.inviteReceived, label: "rewards:invite.outcome.next" },
    again: { to: paths.inviteReceived, label: "rewards:invite.outcome.again" },
  }),
});
