import type { Database } from "./database";

export interface QrCode {
  id: string;
  memberId: number;
  bankCode: string;
  /** In satang. */
  amount: number;
  /** The content of the QR code. */
  payload: string;
  status: "ACTIVE" | "PAID" | "CANCELLED" | "REPLACED" | "EXPIRED";
  createdAt: string;
  expiresAt: string;
}

export function insertQrCode(database: Database, code: QrCode): void {
  database.run(
    `insert into qrCodes (id, memberId, bankCode, amount, payload, status, createdAt, expiresAt)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    code.id,
    code.memberId,
    code.bankCode,
    code.amount,
    code.payload,
    code.status,
    code.createdAt,
    code.expiresAt,
  );
}

export function findQrCode(database: Database, id: string): QrCode | undefined {
  return database.one<QrCode>("select * from qrCodes where id = ?", id);
}

export function findQrCodeByPayload(database: Database, payload: string): QrCode | undefined {
  return database.one<QrCode>("select * from qrCodes where payload = ?", payload);
}

/** The code that can be paid, unless it has expired at `now`. */
export function activeQrCode(
  database: Database,
  memberId: number,
  bankCode: string,
  now: string,
): QrCode | undefined {
  return database.one<QrCode>(
    "select * from qrCodes where memberId = ? and bankCode = ? and status = 'ACTIVE' and expiresAt > ?",
    memberId,
    bankCode,
    now,
  );
}

export function setQrCodeStatus(database: Database, id: string, status: QrCode["status"]): void {
  database.run("update qrCodes set status = ? where id = ?", status, id);
}

/** Ends this member's active code of this provider, to make room for a new one. */
export function replaceQrCode(database: Database, memberId: number, bankCode: string, now: string): void {
  database.run(
    `update qrCodes set status = iif(expiresAt > ?, 'REPLACED', 'EXPIRED')
     where memberId = ? and bankCode = ? and status = 'ACTIVE'`,
    now,
    memberId,
    bankCode,
  );
}

/** Newest first, of one member or of all. */
export function listQrCodes(database: Database, limit: number, memberId?: number): QrCode[] {
  return database.all<QrCode>(
    "select * from qrCodes where memberId = coalesce(?, memberId) order by createdAt desc, id limit ?",
    memberId ?? null,
    limit,
  );
}
