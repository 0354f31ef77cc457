import { MAIN_WALLET } from "schemas/names";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { hasGame } from "../store/game-accounts";
import { findGame, listGames, readGameBalance } from "../store/games";
import { balanceOf, gameAccount, type Leg, post, walletAccount } from "../store/ledger";
import type { Member } from "../store/members";
import { addStatements } from "../store/statements";

/** One side of a transfer. */
interface TransferAccount {
  code: string;
  /** Its name in the statement. */
  name: string;
  accountId: number;
}

/** The main wallet, or one of the member's open game accounts. Throws for anything else. */
function requireAccount({ database, flavour }: Sandbox, member: Member, code: string): TransferAccount {
  if (code === MAIN_WALLET) {
    return { code, name: flavour.words.wallet, accountId: walletAccount(database, member.id) };
  }
  const game = findGame(database, code);
  if (!game) throw new ApiError("NO_GAME");
  if (!hasGame(database, member.id, code)) throw new ApiError("SLOT_NO_ACCOUNT");
  return { code, name: game.name, accountId: gameAccount(database, member.id, code) };
}

/** Throws for a game under maintenance: its provider neither takes nor gives money. */
function requireAnswering({ games }: Sandbox, { username }: Member, code: string): void {
  if (games.of(username, code).state !== "maintenance") return;
  throw new ApiError("TRANSFER_FAIL", `${code} is under maintenance`);
}

/** Posts the legs, refreshes the balances of the games involved and writes one statement entry per move. */
function settle(
  sandbox: Sandbox,
  member: Member,
  moves: readonly { from: TransferAccount; amount: number }[],
  to: TransferAccount,
) {
  const { database } = sandbox;
  for (const { code } of [...moves.map(({ from }) => from), to]) requireAnswering(sandbox, member, code);
  const createdAt = sandbox.clock.now();
  const total = moves.reduce((sum, move) => sum + move.amount, 0);
  const legs: Leg[] = moves.map(({ from, amount }) => ({ accountId: from.accountId, amount: -amount }));
  post(database, "transfer", createdAt, [...legs, { accountId: to.accountId, amount: total }]);
  for (const { code } of [...moves.map((move) => move.from), to]) {
    if (code !== MAIN_WALLET) readGameBalance(database, member.id, code);
  }
  addStatements(
    database,
    member.id,
    moves.map(({ from, amount }) => ({
      statementType: "transfer",
      status: "SUCCESS",
      fromText: from.name,
      toText: to.name,
      amount,
      createdAt,
      source: null,
    })),
  );
}

/** Money bound to a bonus stays in its game until the bonus ends. */
function refuseWhileBonus(member: Member, from: string): void {
  if (member.bonus !== null && from !== MAIN_WALLET) throw new ApiError("BONUS_REMAINING");
}

/** Moves satang between the main wallet and a game, or between games, atomically. */
export function transfer(sandbox: Sandbox, member: Member, from: string, to: string, amount: number): void {
  if (from === to) throw new ApiError("TRANSFER_FAIL");
  if (amount <= 0) throw new ApiError("TRANSFER_MINIMUM");
  sandbox.database.atomic(() => {
    const source = requireAccount(sandbox, member, from);
    const target = requireAccount(sandbox, member, to);
    refuseWhileBonus(member, from);
    if (balanceOf(sandbox.database, source.accountId) < amount) throw new ApiError("MONEY_NOT_ENOUGH");
    settle(sandbox, member, [{ from: source, amount }], target);
  });
}

/** Moves the main wallet and every other game's actual balance to one game. */
export function transferAll(sandbox: Sandbox, member: Member, to: string): void {
  if (to === MAIN_WALLET) throw new ApiError("NO_GAME");
  sandbox.database.atomic(() => {
    const target = requireAccount(sandbox, member, to);
    const others = listGames(sandbox.database, member.id)
      .filter((game) => game.isActive === 1 && game.code !== to)
      .map((game) => game.code);
    const moves = [MAIN_WALLET, ...others]
      .map((code) => requireAccount(sandbox, member, code))
      .map((from) => ({ from, amount: balanceOf(sandbox.database, from.accountId) }))
      .filter((move) => move.amount > 0);
    for (const { from } of moves) refuseWhileBonus(member, from.code);
    if (moves.length > 0) settle(sandbox, member, moves, target);
    else if (sandbox.settings.refuseEmptyTransferAll) throw new ApiError("MONEY_NOT_ENOUGH");
  });
}

/** Moves whole game balances, as they are at the providers, into the wallet until it holds `enough` satang. */
export function collect(sandbox: Sandbox, member: Member, enough: number): void {
  const { database } = sandbox;
  const wallet = requireAccount(sandbox, member, MAIN_WALLET);
  let held = balanceOf(database, wallet.accountId);
  const moves: { from: TransferAccount; amount: number }[] = [];
  for (const { code, isActive } of listGames(database, member.id)) {
    if (isActive !== 1 || held >= enough) continue;
    const from = requireAccount(sandbox, member, code);
    const amount = balanceOf(database, from.accountId);
    if (amount > 0) moves.push({ from, amount });
    held += amount;
  }
  if (moves.length > 0) settle(sandbox, member, moves, wallet);
}
