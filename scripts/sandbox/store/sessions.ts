import { createHash, randomBytes } from "node:crypto";
import type { Database } from "./database";

export interface Session {
  memberId: number;
  /** The X-Forwarded-For address that signed in. */
  address: string;
  createdAt: string;
  revokedAt: string | null;
}

/** Only the hash is kept: the database alone opens no account. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Answers the token, once. */
export function openSession(database: Database, memberId: number, address: string, now: string): string {
  const token = randomBytes(32).toString("base64url");
  database.run(
    "insert into sessions (tokenHash, memberId, address, createdAt) values (?, ?, ?, ?)",
    hashToken(token),
    memberId,
    address,
    now,
  );
  return token;
}

export function findSession(database: Database, token: string): Session | undefined {
  return database.one<Session>("select * from sessions where tokenHash = ?", hashToken(token));
}

/** All of a member's sessions, or the one of `token`. Answers how many ended. */
export function revokeSessions(database: Database, memberId: number, now: string, token?: string): number {
  const which = token === undefined ? "" : " and tokenHash = ?";
  return database.run(
    `update sessions set revokedAt = ? where memberId = ? and revokedAt is null${which}`,
    now,
    memberId,
    ...(token === undefined ? [] : [hashToken(token)]),
  ).changes;
}
