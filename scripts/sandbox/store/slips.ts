import type { Database } from "./database";

export interface Slip {
  id: number;
  memberId: number;
  /** The operator's own opaque id. */
  reference: string;
  /** The bank transfer shown in the picture, if it could be read. */
  transfer: string | null;
  createdAt: string;
  amount: number | null;
  status: "PENDING" | "SUCCESS" | "FAILED";
  /** The reason code of a failed slip. */
  note: string | null;
  /** When a pending slip settles automatically; null for never. */
  dueAt: string | null;
}

export function insertSlip(database: Database, slip: Omit<Slip, "id">, jpeg: string | undefined): Slip {
  const { lastInsertRowid: id } = database.run(
    `insert into slips (memberId, reference, transfer, createdAt, amount, status, note, dueAt)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    slip.memberId,
    slip.reference,
    slip.transfer,
    slip.createdAt,
    slip.amount,
    slip.status,
    slip.note,
    slip.dueAt,
  );
  if (jpeg !== undefined) {
    database.run("insert into slipPictures (reference, jpeg) values (?, ?)", slip.reference, jpeg);
  }
  return { ...slip, id };
}

export function findSlip(database: Database, reference: string): Slip | undefined {
  return database.one<Slip>("select * from slips where reference = ?", reference);
}

/** Whether a slip for this transfer was accepted before, from any member. */
export function isTransferUsed(database: Database, transfer: string): boolean {
  return (
    database.one("select 1 from slips where transfer = ? and status <> 'FAILED'", transfer) !== undefined
  );
}

export function setSlipStatus(
  database: Database,
  { id }: Slip,
  status: Slip["status"],
  note: string | null,
): void {
  database.run("update slips set status = ?, note = ? where id = ?", status, note, id);
}

export function pageOfSlips(database: Database, memberId: number, page: number, limit: number) {
  const counted = database.one<{ total: number }>(
    "select count(*) as total from slips where memberId = ?",
    memberId,
  );
  const slips = database.all<Slip & { hasPicture: number }>(
    `select s.*, exists (select 1 from slipPictures p where p.reference = s.reference) as hasPicture
     from slips s where memberId = ? order by id desc limit ? offset ?`,
    memberId,
    limit,
    (page - 1) * limit,
  );
  return { total: counted?.total ?? 0, slips };
}

/** Newest first, of all members. */
export function listSlips(database: Database, limit: number): Slip[] {
  return database.all<Slip>("select * from slips order by id desc limit ?", limit);
}

export function dueSlips(database: Database, now: string): Slip[] {
  return database.all<Slip>(
    "select * from slips where status = 'PENDING' and dueAt <= ? order by dueAt, id",
    now,
  );
}

/** A small JPEG copy of the picture; undefined if the picture could not be read. */
export function slipPicture(database: Database, reference: string): Buffer | undefined {
  const found = database.one<{ jpeg: string }>(
    "select jpeg from slipPictures where reference = ?",
    reference,
  );
  return found && Buffer.from(found.jpeg, "base64");
}
