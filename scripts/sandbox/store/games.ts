import type { Database } from "./database";
import { balanceOf, gameAccount } from "./ledger";

export interface Game {
  code: string;
  name: string;
  category: string;
  ftWalletSlot: number | null;
  logo: string | null;
  background: string | null;
  web: string | null;
  android: string | null;
  ios: string | null;
}

/** A game as one member sees it: `shownAmount` is the balance last read from the provider, in satang. */
export type MemberGame = Game & { isActive: number; shownAmount: number };

export function insertGame(database: Database, game: Game, position: number): void {
  database.run(
    `insert into games (code, position, name, category, ftWalletSlot, logo, background, web, android, ios)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    game.code,
    position,
    game.name,
    game.category,
    game.ftWalletSlot,
    game.logo,
    game.background,
    game.web,
    game.android,
    game.ios,
  );
}

export function findGame(database: Database, code: string): Game | undefined {
  return database.one<Game>("select * from games where code = ?", code);
}

export function listGames(database: Database, memberId: number): MemberGame[] {
  return database.all<MemberGame>(
    `select g.*, mg.memberId is not null as isActive, coalesce(mg.shownAmount, 0) as shownAmount
     from games g left join memberGames mg on mg.code = g.code and mg.memberId = ? order by g.position`,
    memberId,
  );
}

export function hasGame(database: Database, memberId: number, code: string): boolean {
  return (
    database.one("select 1 from memberGames where memberId = ? and code = ?", memberId, code) !== undefined
  );
}

/** Opens the member's account at the provider. */
export function activateGame(
  database: Database,
  memberId: number,
  code: string,
  credentials: { username: string; password: string },
): void {
  database.run(
    "insert into memberGames (memberId, code, username, password) values (?, ?, ?, ?)",
    memberId,
    code,
    credentials.username,
    credentials.password,
  );
}

/** Reads one game's balance at the provider into what the wallet shows. */
export function readGameBalance(database: Database, memberId: number, code: string): void {
  database.run(
    "update memberGames set shownAmount = ? where memberId = ? and code = ?",
    balanceOf(database, gameAccount(database, memberId, code)),
    memberId,
    code,
  );
}

/** Reads every game's balance at the provider into what the wallet shows. */
export function readGameBalances(database: Database, memberId: number): void {
  database.run(
    `update memberGames set shownAmount = coalesce((select a.balance from accounts a
       where a.ownerId = memberGames.memberId and a.kind = 'game' and a.code = memberGames.code), 0)
     where memberId = ?`,
    memberId,
  );
}
