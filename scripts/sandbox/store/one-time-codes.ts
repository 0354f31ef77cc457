import { randomBytes, randomInt } from "node:crypto";
import type { Database } from "./database";

export interface OneTimeCode {
  id: number;
  phone: string;
  token: string;
  /** The reference shown to the member beside the field. */
  ref: string;
  code: string;
  sentAt: string;
  /** The number of wrong attempts. */
  wrong: number;
  verifiedAt: string | null;
}

export function insertCode(database: Database, phone: string, sentAt: string): OneTimeCode {
  const token = randomBytes(24).toString("base64url");
  const ref = Array.from({ length: 4 }, () => "ABCDEFGHJKLMNPQRSTUVWXYZ"[randomInt(24)]).join("");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const { lastInsertRowid: id } = database.run(
    "insert into oneTimeCodes (phone, token, ref, code, sentAt) values (?, ?, ?, ?, ?)",
    phone,
    token,
    ref,
    code,
    sentAt,
  );
  return { id, phone, token, ref, code, sentAt, wrong: 0, verifiedAt: null };
}

export function findCode(database: Database, token: string): OneTimeCode | undefined {
  return database.one<OneTimeCode>("select * from oneTimeCodes where token = ?", token);
}

/** Newest first. */
export function codesOf(database: Database, phone: string): OneTimeCode[] {
  return database.all<OneTimeCode>("select * from oneTimeCodes where phone = ? order by id desc", phone);
}

export function newestCodes(database: Database, limit: number): OneTimeCode[] {
  return database.all<OneTimeCode>("select * from oneTimeCodes order by id desc limit ?", limit);
}

export function countWrong(database: Database, id: number): void {
  database.run("update oneTimeCodes set wrong = wrong + 1 where id = ?", id);
}

export function markVerified(database: Database, id: number, at: string): void {
  database.run("update oneTimeCodes set verifiedAt = ? where id = ?", at, id);
}

export function forgetCodes(database: Database, phone: string): number {
  return database.run("delete from oneTimeCodes where phone = ?", phone).changes;
}
