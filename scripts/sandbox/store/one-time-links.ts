import { createHash, randomBytes } from "node:crypto";
import type { Database } from "./database";

export interface OneTimeLink {
  memberId: number;
  code: string;
  /** 1: created by the call that takes a password. */
  withPassword: number;
  createdAt: string;
  usedAt: string | null;
}

/** Stores only a hash, as for sessions. */
function hashTicket(ticket: string): string {
  return createHash("sha256").update(ticket).digest("hex");
}

/** Returns the ticket for the link. It cannot be read again. */
export function issueTicket(database: Database, link: Omit<OneTimeLink, "usedAt">): string {
  const ticket = randomBytes(24).toString("base64url");
  database.run(
    "insert into oneTimeLinks (tokenHash, memberId, code, withPassword, createdAt) values (?, ?, ?, ?, ?)",
    hashTicket(ticket),
    link.memberId,
    link.code,
    link.withPassword,
    link.createdAt,
  );
  return ticket;
}

export function findTicket(database: Database, ticket: string): OneTimeLink | undefined {
  return database.one<OneTimeLink>("select * from oneTimeLinks where tokenHash = ?", hashTicket(ticket));
}

/** Returns false if the ticket was already used; of several simultaneous calls only one gets true. */
export function spendTicket(database: Database, ticket: string, now: string): boolean {
  const { changes } = database.run(
    "update oneTimeLinks set usedAt = ? where tokenHash = ? and usedAt is null",
    now,
    hashTicket(ticket),
  );
  return changes === 1;
}

/** Invalidates the links that the old password created. */
export function forgetTickets(database: Database, memberId: number, code: string): void {
  database.run("delete from oneTimeLinks where memberId = ? and code = ?", memberId, code);
}
