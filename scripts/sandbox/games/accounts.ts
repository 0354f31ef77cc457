import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { findGameAccount, type GameAccount, saveGameAccount } from "../store/game-accounts";
import { findGame, type Game } from "../store/games";
import type { Member } from "../store/members";
import { forgetTickets } from "../store/one-time-links";
import { gameCredentials, newGamePassword } from "./credentials";

/** Throws NO_GAME for a code that the operator does not offer to this member. */
function requireGame({ database }: Sandbox, member: Member, code: string): Game {
  const game = findGame(database, code);
  if (!game || (game.isPrivate === 1 && !findGameAccount(database, member.id, code))) {
    throw new ApiError("NO_GAME");
  }
  return game;
}

/** The member's open account for this game. Throws if there is none. */
export function requireAccount(sandbox: Sandbox, member: Member, code: string): GameAccount {
  requireGame(sandbox, member, code);
  const account = findGameAccount(sandbox.database, member.id, code);
  if (account?.isActive !== 1) throw new ApiError("SLOT_NO_ACCOUNT");
  return account;
}

/** Opens the account: the one that exists at the provider, or a new one. */
export function activate(sandbox: Sandbox, member: Member, code: string): void {
  const { database, games } = sandbox;
  requireGame(sandbox, member, code);
  database.atomic(() => {
    const account = findGameAccount(database, member.id, code);
    if (account?.isActive === 1) throw new ApiError("SLOT_ALREADY_ACTIVE");
    const { state } = games.of(member.username, code);
    if (state === "closed") throw new ApiError("GAME_ACTIVATION_FAIL", `${code} takes no new members`);
    if (state === "maintenance") throw new ApiError("SLOT_ACTIVATE_FAIL", `${code} is under maintenance`);
    const credentials = account ?? {
      username: gameCredentials(member.username, code).username,
      password: newGamePassword(sandbox.settings.gamePasswords),
    };
    saveGameAccount(database, { ...credentials, memberId: member.id, code, isActive: 1 });
  });
}

/** Sets a new password and opens the account if it is not open yet. Links made with the old password become invalid. */
export function resetPassword(sandbox: Sandbox, member: Member, code: string): void {
  const { database, games, settings } = sandbox;
  requireGame(sandbox, member, code);
  database.atomic(() => {
    const account = findGameAccount(database, member.id, code);
    if (!account) throw new ApiError("SLOT_NO_ACCOUNT");
    if (games.of(member.username, code).state === "maintenance") {
      throw new ApiError("SLOT_RESET_PASSWORD_FAIL", `${code} is under maintenance`);
    }
    saveGameAccount(database, { ...account, password: newGamePassword(settings.gamePasswords), isActive: 1 });
    forgetTickets(database, member.id, code);
  });
}
