import { createHash } from "node:crypto";
import type { Sandbox } from "../sandbox";
import { activateGame, readGameBalances } from "../store/games";
import { gameAccount, operatorAccount, post, walletAccount } from "../store/ledger";
import { insertMember, type Member, type NewMember } from "../store/members";
import type { PasswordHash } from "../store/passwords";
import { addStatements } from "../store/statements";
import { statementRows } from "./statement-rows";

export interface Opening {
  member: NewMember;
  password: PasswordHash;
  /** Satang. */
  wallet: number;
  /** Open game accounts and their satang. */
  games: Record<string, number>;
  statements: number;
}

/** What the member signs in with at a provider: the same for the same member and game. */
export function gameCredentials(username: string, code: string) {
  const digest = createHash("sha256").update(`${username} ${code}`).digest("hex");
  return { username: `kp${username.slice(-6)}${digest.slice(0, 3)}`, password: `Aa${digest.slice(3, 11)}` };
}

/** A member with their books opened: all money comes in from the bank, so that the ledger stays exact. */
export function createMember(sandbox: Sandbox, opening: Opening): Member {
  const { database, flavour, clock } = sandbox;
  return database.atomic(() => {
    const member = insertMember(database, opening.member, opening.password);
    const legs = [{ accountId: walletAccount(database, member.id), amount: opening.wallet }];
    for (const [code, amount] of Object.entries(opening.games)) {
      activateGame(database, member.id, code, gameCredentials(member.username, code));
      legs.push({ accountId: gameAccount(database, member.id, code), amount });
    }
    const total = legs.reduce((sum, leg) => sum + leg.amount, 0);
    legs.push({ accountId: operatorAccount(database, "bank"), amount: -total });
    post(database, "opening", clock.now(), legs);
    readGameBalances(database, member.id);
    addStatements(database, member.id, statementRows(flavour, opening.statements, clock.nowMs()));
    return member;
  });
}
