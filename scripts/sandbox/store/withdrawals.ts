import type { Database } from "./database";

export interface Withdrawal {
  id: number;
  memberId: number;
  /** The number of its entry in the member's statement. */
  statementNumber: number;
  /** In satang. */
  amount: number;
  status: "PENDING" | "SUCCESS" | "FAILED";
  createdAt: string;
  /** When it settles automatically; null for never. */
  dueAt: string | null;
  /** The result it then gets. */
  outcome: "SUCCESS" | "FAILED";
}

export function insertWithdrawal(
  database: Database,
  withdrawal: Omit<Withdrawal, "id" | "status">,
): Withdrawal {
  const { lastInsertRowid: id } = database.run(
    `insert into withdrawals (memberId, statementNumber, amount, status, createdAt, dueAt, outcome)
     values (?, ?, ?, 'PENDING', ?, ?, ?)`,
    withdrawal.memberId,
    withdrawal.statementNumber,
    withdrawal.amount,
    withdrawal.createdAt,
    withdrawal.dueAt,
    withdrawal.outcome,
  );
  return { ...withdrawal, id, status: "PENDING" };
}

export function findWithdrawal(database: Database, id: number): Withdrawal | undefined {
  return database.one<Withdrawal>("select * from withdrawals where id = ?", id);
}

export function setWithdrawalStatus(
  database: Database,
  id: number,
  status: Exclude<Withdrawal["status"], "PENDING">,
): void {
  database.run("update withdrawals set status = ? where id = ?", status, id);
}

export function dueWithdrawals(database: Database, now: string): Withdrawal[] {
  return database.all<Withdrawal>(
    "select * from withdrawals where status = 'PENDING' and dueAt <= ? order by dueAt, id",
    now,
  );
}

/** Newest first, of one member or of all. */
export function listWithdrawals(database: Database, limit: number, memberId?: number): Withdrawal[] {
  return database.all<Withdrawal>(
    "select * from withdrawals where memberId = coalesce(?, memberId) order by id desc limit ?",
    memberId ?? null,
    limit,
  );
}
