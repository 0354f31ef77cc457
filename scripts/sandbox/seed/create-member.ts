import { gameCredentials } from "../games/credentials";
import { joinInviter } from "../rewards/invite-rules";
import type { Sandbox } from "../state/sandbox";
import { type GameCredentials, saveGameAccount } from "../store/game-accounts";
import { readGameBalances } from "../store/games";
import { gameAccount, operatorAccount, post, walletAccount } from "../store/ledger";
import { insertMember, type Member, type NewMember } from "../store/members";
import type { PasswordHash } from "../store/passwords";
import { addStatements } from "../store/statements";
import { statementRows } from "./statement-rows";

export interface Opening {
  member: NewMember;
  password: PasswordHash;
  /** In satang. */
  wallet: number;
  /** The balances of the open game accounts, in satang. */
  games: Record<string, number>;
  /** Game accounts that exist at the provider but are not open yet. */
  registered?: readonly string[];
  credentials?: (code: string) => GameCredentials;
  statements: number;
}

/** Creates a member with opening balances. All the money comes from the bank account, so that the ledger balances. */
export function createMember(sandbox: Sandbox, opening: Opening): Member {
  const { database, flavour, clock } = sandbox;
  return database.atomic(() => {
    const member = insertMember(database, opening.member, opening.password);
    const legs = [{ accountId: walletAccount(database, member.id), amount: opening.wallet }];
    const { credentials = (code: string) => gameCredentials(member.username, code) } = opening;
    for (const code of opening.registered ?? []) {
      saveGameAccount(database, { ...credentials(code), memberId: member.id, code, isActive: 0 });
    }
    for (const [code, amount] of Object.entries(opening.games)) {
      saveGameAccount(database, { ...credentials(code), memberId: member.id, code, isActive: 1 });
      legs.push({ accountId: gameAccount(database, member.id, code), amount });
    }
    const total = legs.reduce((sum, leg) => sum + leg.amount, 0);
    legs.push({ accountId: operatorAccount(database, "bank"), amount: -total });
    post(database, "opening", clock.now(), legs);
    readGameBalances(database, member.id);
    addStatements(database, member.id, statementRows(flavour, opening.statements, clock.nowMs()));
    joinInviter(sandbox, member);
    return member;
  });
}
