import type { Contract } from "schemas/contract";
import { redeemGiftLink } from "../cashier/gift-links";
import { receiveSlip } from "../cashier/slips";
import { withdraw } from "../cashier/withdrawals";
import { toMajor, toSatang } from "../money/amount";
import { deposit } from "../money/deposit";
import { transfer, transferAll } from "../money/transfer";
import { inviteState } from "../rewards/invite-rules";
import { requireMember } from "../state/call";
import type { Sandbox } from "../state/sandbox";
import { listGames, type MemberGame } from "../store/games";
import { balanceOf, walletAccount } from "../store/ledger";
import type { Member } from "../store/members";
import { bankAccountOf, currencyFor } from "./account";
import type { Handlers } from "./handlers";

const done = { message: "SUCCESS" };

function absolute(path: string | null, origin: string): string | null {
  return path?.startsWith("/") ? origin + path : path;
}

/** A game as the member's wallet shows it. The sandbox serves its pictures, the provider the game itself. */
function slotOf(game: MemberGame, { username }: Member, sandbox: Sandbox) {
  const { origin, provider } = sandbox;
  const { web, android, ios } = { ...game, ...sandbox.games.of(username, game.code) };
  return {
    code: game.code,
    name: game.name,
    category: game.category,
    isActive: game.isActive === 1,
    amount: toMajor(game.shownAmount),
    ftWalletSlot: game.ftWalletSlot ?? undefined,
    logo: absolute(game.logo, origin) ?? undefined,
    background: absolute(game.background, origin) ?? undefined,
    web: absolute(web, provider.origin),
    android: absolute(android, provider.origin),
    ios: absolute(ios, provider.origin),
  };
}

export const wallet = {
  get(_, call) {
    const { sandbox } = call;
    const member = requireMember(call);
    const { uid, username, name, coin } = member;
    const games = listGames(sandbox.database, member.id);
    const amount = toMajor(balanceOf(sandbox.database, walletAccount(sandbox.database, member.id)));
    return {
      profile: { _id: uid, username, name, coin, ...currencyFor("profile", member, sandbox) },
      bankAccount: bankAccountOf(member, sandbox.flavour.banks),
      wallet: { amount, ...currencyFor("wallet", member, sandbox) },
      ...currencyFor("beside", member, sandbox),
      invite: inviteState(sandbox, member.id),
      slots: games
        .filter(({ code }) => sandbox.games.of(username, code).isListed !== false)
        .map((game) => slotOf(game, member, sandbox)),
    };
  },

  add({ amount }, call) {
    deposit(call.sandbox, requireMember(call), toSatang(amount));
    return done;
  },

  transfer({ from, to, amount }, call) {
    transfer(call.sandbox, requireMember(call), from, to, toSatang(amount));
    return done;
  },

  transferAll({ to }, call) {
    transferAll(call.sandbox, requireMember(call), to);
    return done;
  },

  withdraw({ amount }, call) {
    withdraw(call.sandbox, requireMember(call), toSatang(amount), { fromGames: false });
    return done;
  },

  withdrawAll({ amount }, call) {
    withdraw(call.sandbox, requireMember(call), toSatang(amount), { fromGames: true });
    return done;
  },

  async slip({ upload }, call) {
    await receiveSlip(call.sandbox, requireMember(call), upload);
    return done;
  },

  truelink({ link }, call) {
    redeemGiftLink(call.sandbox, requireMember(call), link);
    return done;
  },
} satisfies Partial<Handlers<Contract["wallet"]>>;
