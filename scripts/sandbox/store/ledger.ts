import type { Database } from "./database";

/** `bank` is the world outside, `house` the providers' side of play, `promotion` what the operator gives away. */
export type OperatorAccount = "bank" | "house" | "promotion";
type AccountKind = OperatorAccount | "wallet" | "game";

/** Owner of the operator's own accounts. */
const OPERATOR = 0;

export interface Leg {
  accountId: number;
  /** Satang; positive is into the account. */
  amount: number;
}

function accountOf(database: Database, ownerId: number, kind: AccountKind, code: string): number {
  const found = database.one<{ id: number }>(
    "select id from accounts where ownerId = ? and kind = ? and code = ?",
    ownerId,
    kind,
    code,
  );
  return (
    found?.id ??
    database.run("insert into accounts (ownerId, kind, code) values (?, ?, ?)", ownerId, kind, code)
      .lastInsertRowid
  );
}

export function operatorAccount(database: Database, kind: OperatorAccount): number {
  return accountOf(database, OPERATOR, kind, "");
}

export function walletAccount(database: Database, memberId: number): number {
  return accountOf(database, memberId, "wallet", "");
}

export function gameAccount(database: Database, memberId: number, code: string): number {
  return accountOf(database, memberId, "game", code);
}

export function balanceOf(database: Database, accountId: number): number {
  return (
    database.one<{ balance: number }>("select balance from accounts where id = ?", accountId)?.balance ?? 0
  );
}

/** Writes one journal entry. Its legs must sum to zero; an account that would fall below zero undoes it all. */
export function post(database: Database, kind: string, createdAt: string, legs: readonly Leg[]): void {
  const sum = legs.reduce((total, leg) => total + leg.amount, 0);
  if (sum !== 0) throw new RangeError(`legs of a ${kind} entry sum to ${sum}`);
  database.atomic(() => {
    const entry = database.run("insert into entries (kind, createdAt) values (?, ?)", kind, createdAt);
    for (const leg of legs) {
      if (leg.amount === 0) continue;
      database.run(
        "insert into postings (entryId, accountId, amount) values (?, ?, ?)",
        entry.lastInsertRowid,
        leg.accountId,
        leg.amount,
      );
    }
  });
}
