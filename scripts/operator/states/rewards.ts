import { fails, give, refuses } from "./faults";
import { atOutcome, inTurn, OUTCOME, see, tap } from "./hands";
import { withWallet } from "./members";
import type { Part, State } from "./state";

const hasInvite: NonNullable<State["needs"]> = ({ features }) => features.invite;
const hasRefund: NonNullable<State["needs"]> = ({ features }) => features.refund;
const friends = give("invitees", (money) => ({
  ...{ invitees: 12, invitePending: money(350), inviteReceived: money(40) },
}));
const lost = give("play", (money) => ({ code: "JOKER", delta: -money(200) }));
const invite = { path: "/user/home/invite", needs: hasInvite } as const;
const invited = { path: "/user/home/invite?page=1", needs: hasInvite } as const;
const refund = { path: "/user/home/refund?page=1", needs: hasRefund } as const;
const review = inTurn(tap("dialog button[value=receive]"), see("dialog button[value=confirm]"));

export const rewards: Part = {
  id: "rewards",
  name: "Invite and refund",
  states: [
    { id: "invite", name: "how inviting works", kind: "usual", ...invite },
    {
      id: "invite-list",
      name: "link, card and bonuses received",
      kind: "usual",
      ...invited,
      prepare: friends,
    },
    { id: "invite-none", name: "nobody invited yet", kind: "empty", ...invited, member: withWallet(0) },
    { id: "invite-broken", name: "list not read", kind: "broken", ...invited, prepare: fails("invite.list") },
    {
      ...{ id: "invite-done", name: "bonus received", kind: "done", ...invited, shows: OUTCOME },
      ...{ prepare: friends, act: inTurn(tap("dialog button[value=receive]"), atOutcome) },
    },
    {
      ...{ id: "invite-refused", name: "bonus refused", kind: "refused", ...invited, shows: OUTCOME },
      prepare: inTurn(friends, refuses("invite.bonus", "INVITE_INACTIVE")),
      act: inTurn(tap("dialog button[value=receive]"), atOutcome),
    },
    {
      id: "refund-how",
      name: "how a refund works",
      kind: "usual",
      path: "/user/home/refund",
      needs: hasRefund,
    },
    { id: "refund", name: "a refund to receive", kind: "usual", ...refund, prepare: lost },
    {
      id: "refund-review",
      name: "reviewed before it binds",
      kind: "step",
      ...refund,
      prepare: lost,
      act: review,
    },
    {
      ...{
        id: "refund-done",
        name: "refund received",
        kind: "done",
        ...refund,
        prepare: lost,
        shows: OUTCOME,
      },
      act: inTurn(review, tap("dialog button[value=confirm]"), atOutcome),
    },
    { id: "refund-none", name: "nothing lost", kind: "empty", ...refund, member: withWallet(100) },
    {
      id: "refund-held",
      name: "a bonus is held",
      kind: "refused",
      ...refund,
      prepare: inTurn(lost, give("flags", { bonus: "day" })),
    },
    { id: "refund-broken", name: "not read", kind: "broken", ...refund, prepare: fails("refund.check") },
  ],
};
