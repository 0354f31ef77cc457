import type { Database } from "./database";

/** A member's account at a provider. */
export interface GameAccount {
  memberId: number;
  code: string;
  username: string;
  password: string;
  /** 0: the account exists at the provider, but the member has not opened it. */
  isActive: number;
}

export type GameCredentials = Pick<GameAccount, "username" | "password">;

export function findGameAccount(database: Database, memberId: number, code: string): GameAccount | undefined {
  return database.one<GameAccount>(
    "select * from memberGames where memberId = ? and code = ?",
    memberId,
    code,
  );
}

/** The member behind a provider's user name. */
export function findPlayer(database: Database, code: string, username: string): GameAccount | undefined {
  return database.one<GameAccount>(
    "select * from memberGames where code = ? and username = ?",
    code,
    username,
  );
}

export function listGameAccounts(database: Database, memberId: number): GameAccount[] {
  return database.all<GameAccount>("select * from memberGames where memberId = ? order by code", memberId);
}

/** Whether the member has an open account for this game. */
export function hasGame(database: Database, memberId: number, code: string): boolean {
  return findGameAccount(database, memberId, code)?.isActive === 1;
}

/** Inserts or updates the account. Its balances do not change. */
export function saveGameAccount(database: Database, account: GameAccount): void {
  const { memberId, code, username, password, isActive } = account;
  database.run(
    `insert into memberGames (memberId, code, username, password, isActive) values (?, ?, ?, ?, ?)
     on conflict do update set username = excluded.username, password = excluded.password, isActive = excluded.isActive`,
    memberId,
    code,
    username,
    password,
    isActive,
  );
}
