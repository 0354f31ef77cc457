import type { Database } from "./database";

/** A member's play since the last refund. */
export interface PlayResult {
  rounds: number;
  /** In satang, lost minus won. */
  loss: number;
}

export interface Refund {
  /** In satang. */
  amount: number;
  createdAt: string;
}

export function addResult(database: Database, memberId: number, loss: number): void {
  database.run(
    `insert into results (memberId, rounds, loss) values (?, 1, ?)
     on conflict (memberId) do update set rounds = rounds + 1, loss = loss + excluded.loss`,
    memberId,
    loss,
  );
}

export function resultOf(database: Database, memberId: number): PlayResult {
  const found = database.one<PlayResult>("select rounds, loss from results where memberId = ?", memberId);
  return found ?? { rounds: 0, loss: 0 };
}

/** Records a refund; losses are counted from zero again. */
export function insertRefund(database: Database, memberId: number, { amount, createdAt }: Refund): void {
  database.run(
    "insert into refunds (memberId, amount, createdAt) values (?, ?, ?)",
    memberId,
    amount,
    createdAt,
  );
  database.run("delete from results where memberId = ?", memberId);
}

/** Newest first. */
export function pageOfRefunds(database: Database, memberId: number, page: number, limit: number) {
  const total = database.one<{ total: number }>(
    "select count(*) as total from refunds where memberId = ?",
    memberId,
  );
  const rows = database.all<Refund>(
    "select amount, createdAt from refunds where memberId = ? order by id desc limit ? offset ?",
    memberId,
    limit,
    (page - 1) * limit,
  );
  return { total: total?.total ?? 0, rows };
}
