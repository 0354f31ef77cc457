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
  /** 1: shown only to members who have an account there. */
  isPrivate: number;
}

/** A game as one member sees it. `shownAmount` is the balance last read from the provider, in satang. */
export type MemberGame = Game & { isActive: number; shownAmount: number };

export function insertGame(database: Database, game: Game, position: number): void {
  database.run(
    `insert into games (code, position, name, category, ftWalletSlot, logo, background, web, android, ios, isPrivate)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
    game.isPrivate,
  );
}

export function findGame(database: Database, code: string): Game | undefined {
  return database.one<Game>("select * from games where code = ?", code);
}

export function listAllGames(database: Database): Game[] {
  return database.all<Game>("select * from games order by position");
}

export function listGames(database: Database, memberId: number): MemberGame[] {
  return database.all<MemberGame>(
    `select g.*, coalesce(mg.isActive, 0) as isActive, coalesce(mg.shownAmount, 0) as shownAmount
     from games g left join memberGames mg on mg.code = g.code and mg.memberId = ?
     where g.isPrivate = 0 or mg.memberId is not null order by g.position`,
    memberId,
  );
}

/** Copies one game's balance at the provider into what the wallet shows. */
export function readGameBalance(database: Database, memberId: number, code: string): void {
  database.run(
    "update memberGames set shownAmount = ? where memberId = ? and code = ?",
    balanceOf(database, gameAccount(database, memberId, code)),
    memberId,
    code,
  );
}

/** Copies every game's balance at the provider into what the wallet shows. */
export function readGameBalances(database: Database, memberId: number): void {
  database.run(
    `update memberGames set shownAmount = coalesce((select a.balance from accounts a
       where a.ownerId = memberGames.memberId and a.kind = 'game' and a.code = memberGames.code), 0)
     where memberId = ?`,
    memberId,
  );
}
