import type { Database } from "./database";

export interface StatementRow {
  statementType: "deposit" | "bonus" | "finish_bonus" | "withdraw" | "transfer";
  status: string;
  fromText: string;
  toText: string;
  /** In satang, always positive; the type gives the sign. */
  amount: number;
  createdAt: string;
  source: string | null;
}

export function countStatements(database: Database, memberId: number): number {
  const newest = database.one<{ number: number | null }>(
    "select max(number) as number from statements where memberId = ?",
    memberId,
  );
  return newest?.number ?? 0;
}

/** Newest first. Row numbers have no gaps, so a page is a range and every page costs the same. */
export function pageOfStatements(database: Database, memberId: number, page: number, limit: number) {
  const total = countStatements(database, memberId);
  const newest = total - (page - 1) * limit;
  const rows = database.all<StatementRow>(
    "select * from statements where memberId = ? and number between ? and ? order by number desc",
    memberId,
    newest - limit + 1,
    newest,
  );
  return { total, rows };
}

/** Appends rows in the given order (oldest first). Returns the last row's number. */
export function addStatements(database: Database, memberId: number, rows: readonly StatementRow[]): number {
  return database.atomic(() => {
    let number = countStatements(database, memberId);
    for (const row of rows) {
      number += 1;
      database.run(
        `insert into statements (memberId, number, statementType, status, fromText, toText, amount, createdAt, source)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        memberId,
        number,
        row.statementType,
        row.status,
        row.fromText,
        row.toText,
        row.amount,
        row.createdAt,
        row.source,
      );
    }
    return number;
  });
}

/** Settles an entry that was in progress. */
export function setStatementStatus(
  database: Database,
  memberId: number,
  number: number,
  status: "SUCCESS" | "FAILED",
): void {
  database.run(
    "update statements set status = ? where memberId = ? and number = ?",
    status,
    memberId,
    number,
  );
}
