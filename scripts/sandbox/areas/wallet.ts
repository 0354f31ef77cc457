import type { Contract } from "schemas/contract";
import { pause } from "../http/pause";
import { toMajor, toSatang } from "../money/amount";
import { deposit } from "../money/deposit";
import { transfer, transferAll } from "../money/transfer";
import type { Sandbox } from "../sandbox";
import { listGames, type MemberGame, readGameBalances } from "../store/games";
import { balanceOf, walletAccount } from "../store/ledger";
import type { Member } from "../store/members";
import { bankAccountOf } from "./account";
import { type Handlers, requireMember } from "./handlers";

const done = { message: "SUCCESS" };

function absolute(path: string | null, { origin }: Sandbox): string | null {
  return path?.startsWith("/") ? origin + path : path;
}

function slotOf(game: MemberGame, sandbox: Sandbox) {
  return {
    code: game.code,
    name: game.name,
    category: game.category,
    isActive: game.isActive === 1,
    amount: toMajor(game.shownAmount),
    ftWalletSlot: game.ftWalletSlot ?? undefined,
    logo: absolute(game.logo, sandbox) ?? undefined,
    background: absolute(game.background, sandbox) ?? undefined,
    web: absolute(game.web, sandbox),
    android: absolute(game.android, sandbox),
    ios: absolute(game.ios, sandbox),
  };
}

/** Whether the invite bonus can be received, and why not. */
function inviteOf(member: Member, { flavour }: Sandbox) {
  const canReceive = member.inviteAmount > 0;
  return {
    amount: toMajor(member.inviteAmount),
    success: canReceive,
    fail: canReceive ? false : flavour.words.noInvite,
  };
}

export const wallet = {
  get(_, call) {
    const { sandbox } = call;
    const member = requireMember(call);
    const { uid, username, name, coin } = member;
    return {
      profile: { _id: uid, username, name, coin },
      bankAccount: bankAccountOf(member, sandbox.flavour.banks),
      wallet: { amount: toMajor(balanceOf(sandbox.database, walletAccount(sandbox.database, member.id))) },
      invite: inviteOf(member, sandbox),
      slots: listGames(sandbox.database, member.id).map((game) => slotOf(game, sandbox)),
    };
  },

  /** Slow because each provider is asked; other calls go on meanwhile. */
  async refreshSlots(_, call) {
    const { database, settings, closing } = call.sandbox;
    await pause(settings.refreshMs, closing);
    readGameBalances(database, requireMember(call).id);
    return done;
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
} satisfies Partial<Handlers<Contract["wallet"]>>;
