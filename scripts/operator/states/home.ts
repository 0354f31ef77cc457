import { fails, give, hangs } from "./faults";
import { inTurn, open, see, tap } from "./hands";
import { BILLION, LONG_NAME, lost, openWithdrawal } from "./members";
import { makeCode } from "./qr";
import { realityCheck } from "./reality";
import type { Part, Stage } from "./state";

const atHome = { path: "/user/home" } as const;

/** No game is offered, and none is held. */
async function noGames({ sandbox, member: { username } }: Stage): Promise<void> {
  const { games } = await sandbox.control<{ games: { code: string }[] }>("GET", "/games");
  for (const { code } of games) await sandbox.post(`/games/${code}`, { username, isListed: false });
}

const friends = give("invitees", (money) => ({
  ...{ invitees: 12, invitePending: money(350), inviteReceived: money(40) },
}));

export const home: Part = {
  id: "home",
  name: "Home",
  states: [
    { id: "home", name: "the wallet", kind: "usual", ...atHome },
    {
      ...{ id: "home-nothing", name: "no money at all", kind: "empty", ...atHome },
      member: () => ({ name: "Ann" }),
    },
    {
      ...{ id: "home-no-games", name: "no games", kind: "empty", ...atHome },
      member: (money) => ({ name: "Ann", walletAmount: money(100) }),
      prepare: noGames,
    },
    {
      ...{
        id: "home-loading",
        name: "balances on their way",
        kind: "loading",
        ...atHome,
        arrives: "streaming",
      },
      prepare: hangs("wallet.refreshSlots"),
    },
    {
      ...{ id: "home-leaving", name: "the next page on its way", kind: "loading", ...atHome },
      prepare: hangs("statement.list"),
      act: inTurn(tap("a[href='/user/statement']"), see("[role=progressbar]")),
    },
    {
      ...{ id: "home-rewards", name: "bonus and refund to receive", kind: "usual", ...atHome },
      needs: ({ features }) => features.invite || features.refund,
      prepare: inTurn(friends, lost),
    },
    {
      ...{ id: "home-waiting", name: "money on its way", kind: "step", ...atHome },
      act: inTurn(openWithdrawal, makeCode, open("/user/home")),
    },
    {
      ...{ id: "home-hidden", name: "balances hidden", kind: "step", ...atHome },
      needs: ({ features }) => features.hideBalances,
      act: inTurn(tap("form:has(input[name=balances]) button"), see("button[aria-pressed=true]")),
    },
    realityCheck,
    {
      id: "home-old",
      name: "games not read anew: all stands as it was",
      kind: "broken",
      ...atHome,
      prepare: fails("wallet.refreshSlots"),
    },
    { id: "home-broken", name: "wallet not read", kind: "broken", ...atHome, prepare: fails("wallet.get") },
    {
      ...{ id: "home-wheel-off", name: "wheel, chat and rewards are off", kind: "closed", ...atHome },
      world: "bare",
    },
    {
      ...{ id: "home-long", name: "a name of 40 letters", kind: "extreme", ...atHome },
      member: (money) => ({ name: LONG_NAME, walletAmount: money(1_000), games: { JOKER: money(250) } }),
    },
    {
      ...{ id: "home-large", name: "1,000,000,000", kind: "extreme", ...atHome },
      member: () => ({ name: "Ann", walletAmount: BILLION, games: { JOKER: BILLION, PG: BILLION } }),
    },
  ],
};
