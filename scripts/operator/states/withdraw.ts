import { drops, fails, give, hangs, refuses } from "./faults";
import { atOutcome, inTurn, isSending, OUTCOME, see, tap, type } from "./hands";
import { openWithdrawal, reviewWithdrawal, withWallet } from "./members";
import type { Part } from "./state";

const screen = { path: "/user/home/withdraw" } as const;
const confirm = inTurn(reviewWithdrawal, tap("dialog button[value=confirm]"));
const sent = inTurn(confirm, atOutcome);
const bonus = give("flags", { bonus: "day" });

export const withdraw: Part = {
  id: "withdraw",
  name: "Withdraw",
  states: [
    { id: "withdraw", name: "the amount", kind: "usual", ...screen },
    { id: "withdraw-review", name: "the review", kind: "step", ...screen, act: reviewWithdrawal },
    {
      ...{ id: "withdraw-sending", name: "being sent", kind: "loading", ...screen },
      prepare: hangs("wallet.withdrawAll"),
      act: inTurn(confirm, isSending),
    },
    {
      id: "withdraw-little",
      name: "less than the minimum, as last read",
      kind: "empty",
      ...screen,
      member: withWallet(1, { JOKER: 2 }),
    },
    {
      ...{ id: "withdraw-below", name: "below the minimum", kind: "refused", ...screen },
      act: inTurn(
        type("dialog input[name=amount]", "1"),
        tap("dialog button[type=submit]"),
        see("[aria-invalid=true]"),
      ),
    },
    { id: "withdraw-held", name: "a bonus is held", kind: "step", ...screen, prepare: bonus },
    {
      id: "withdraw-no-account",
      name: "no bank account",
      kind: "step",
      ...screen,
      member: (money) => ({ ...withWallet(1_000)(money), bankAccountNo: "" }),
    },
    {
      ...{ id: "withdraw-broken", name: "limits not read", kind: "broken", ...screen },
      prepare: fails("lookup.withdraw"),
    },
    {
      id: "withdraw-accepted",
      name: "on its way",
      kind: "done",
      ...screen,
      shows: OUTCOME,
      act: openWithdrawal,
    },
    {
      ...{
        id: "withdraw-refused",
        name: "refused by the operator",
        kind: "refused",
        ...screen,
        shows: OUTCOME,
      },
      ...{ prepare: refuses("wallet.withdrawAll", "MONEY_NOT_ENOUGH"), act: sent },
    },
    {
      ...{ id: "withdraw-unknown", name: "outcome not known", kind: "unknown", ...screen, shows: OUTCOME },
      ...{ prepare: inTurn(drops("wallet.withdrawAll"), fails("statement.list")), act: sent },
    },
    {
      ...{ id: "withdraw-large", name: "1,000,000,000", kind: "extreme", ...screen },
      member: () => ({ name: "Ann", walletAmount: 1_000_000_000, bankAccountName: "A".repeat(40) }),
    },
  ],
};
