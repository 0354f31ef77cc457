import { fails, hangs, set } from "./faults";
import { atOutcome, inTurn, isSending, OUTCOME, see, tap, type } from "./hands";
import type { Part } from "./state";

const screen = { path: "/user/home/deposit" } as const;
const account = tap("dialog details:is([data-way=details], [data-way=bcel]) > summary");
const giftOnly = set("/deposit", {
  banks: [],
  isManual: false,
  wallets: [
    { mode: "LINK", walletAccountName: "0998765432" },
    { mode: "NUMBER", walletAccountName: "0998765432" },
  ],
});
const gift = see("dialog input[name=link]");
const sendGift = inTurn(
  gift,
  type(
    "dialog input[name=link]",
    "https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef0123",
  ),
  tap("dialog button[value=send]"),
);

export const deposit: Part = {
  id: "deposit",
  name: "Deposit",
  states: [
    { id: "deposit", name: "all ways", kind: "usual", ...screen },
    {
      ...{ id: "deposit-bank", name: "a bank's account", kind: "step", ...screen },
      ...{ prepare: set("/deposit", { isManual: false }), act: account },
    },
    {
      ...{ id: "deposit-gift", name: "gift link", kind: "step", ...screen, prepare: giftOnly, act: gift },
      needs: ({ features }) => features.trueWallet,
    },
    {
      ...{ id: "deposit-gift-refused", name: "gift link refused", kind: "refused", ...screen },
      ...{ prepare: giftOnly, act: inTurn(sendGift, atOutcome), shows: OUTCOME },
      needs: ({ features }) => features.trueWallet,
    },
    {
      ...{ id: "deposit-gift-sending", name: "gift link being sent", kind: "loading", ...screen },
      prepare: inTurn(giftOnly, hangs("wallet.truelink")),
      act: inTurn(sendGift, isSending),
      needs: ({ features }) => features.trueWallet,
    },
    {
      ...{ id: "deposit-number", name: "the operator's wallet", kind: "step", ...screen },
      prepare: set("/deposit", { banks: [], wallets: [{ mode: "AUTO", walletAccountName: "0998765432" }] }),
      needs: ({ features }) => features.trueWallet,
    },
    {
      ...{ id: "deposit-manual", name: "accounts that are checked by hand", kind: "step", ...screen },
      ...{ prepare: set("/deposit", { isManual: true }), act: account },
    },
    {
      ...{ id: "deposit-asked", name: "an account to ask for", kind: "step", ...screen },
      prepare: set("/deposit", { banks: [], wallets: [], isManual: true }),
    },
    {
      ...{ id: "deposit-none", name: "no way to deposit", kind: "empty", ...screen },
      prepare: set("/deposit", { banks: [], wallets: [], isManual: false }),
    },
    {
      ...{ id: "deposit-broken", name: "ways not read", kind: "broken", ...screen },
      prepare: fails("lookup.deposit"),
    },
    {
      ...{ id: "deposit-own-unread", name: "own account not read", kind: "broken", ...screen },
      prepare: fails("wallet.get"),
    },
  ],
};
