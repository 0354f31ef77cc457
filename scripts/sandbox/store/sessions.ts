import { createHash, randomBytes } from "node:crypto";
import type { Database } from "./database";

export interface Session {
  memberId: number;
  /** The X-Forwarded-For address that signed in. */
  address: string;
  createdAt: string;
  revokedAt: string | null;
}

/** Stores only a hash, so that the database alone gives no access to an account. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Opens a session and returns its token, which cannot be read again. */
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

/** Ends all sessions of a member, or only the one of `token`. Returns how many ended. */
export function revokeSessions(database: Database, memberId: number, now: string, token?: string): number {
  const which = token === undefined ? "" : " and tokenHash = ?";
  return database.run(
    `update sessions set revokedAt = ? where memberId = ? and revokedAt is null${which}`,
    now,
    memberId,
    ...(token === undefined ? [] : [hashToken(token)]),
  ).changes;
}
