import type { Database } from "./database";

/** `bank` is the outside world, `house` the providers' side of play, `promotion` what the operator gives away. */
export type OperatorAccount = "bank" | "house" | "promotion";
/** `held` is the money of a member's pending withdrawals. */
type AccountKind = OperatorAccount | "wallet" | "game" | "held";

/** The owner id of the operator's own accounts. */
const OPERATOR = 0;

export interface Leg {
  accountId: number;
  /** In satang; positive is into the account. */
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

export function heldAccount(database: Database, memberId: number): number {
  return accountOf(database, memberId, "held", "");
}

export function gameAccount(database: Database, memberId: number, code: string): number {
  return accountOf(database, memberId, "game", code);
}

export function balanceOf(database: Database, accountId: number): number {
  return (
    database.one<{ balance: number }>("select balance from accounts where id = ?", accountId)?.balance ?? 0
  );
}

/** Writes one journal entry. Its legs must sum to zero. If an account would fall below zero, nothing is written. */
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
