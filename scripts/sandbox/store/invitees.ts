import type { Database } from "./database";

export interface InviteEntry {
  name: string;
  /** In satang; 0 means that this friend joined. */
  amount: number;
  createdAt: string;
}

export interface InviteSums {
  invitees: number;
  /** What the friends have played in all, in satang. */
  played: number;
  /** Not yet received, in satang. */
  pending: number;
  /** Received so far, in satang. */
  received: number;
}

/** Adds a friend, also to the inviter's history. `memberId` is the friend's own account, if there is one here. */
export function insertInvitee(
  database: Database,
  invitee: { inviterId: number; memberId: number | null; name: string; joinedAt: string },
): number {
  const { inviterId, memberId, name, joinedAt } = invitee;
  const { lastInsertRowid: id } = database.run(
    "insert into invitees (inviterId, memberId, name) values (?, ?, ?)",
    inviterId,
    memberId,
    name,
  );
  insertInviteEntry(database, { inviterId, inviteeId: id, amount: 0, createdAt: joinedAt });
  return id;
}

export function insertInviteEntry(
  database: Database,
  entry: { inviterId: number; inviteeId: number; amount: number; createdAt: string },
): void {
  database.run(
    "insert into inviteEntries (inviterId, inviteeId, amount, createdAt) values (?, ?, ?, ?)",
    entry.inviterId,
    entry.inviteeId,
    entry.amount,
    entry.createdAt,
  );
}

/** Adds a friend's stake; the inviter's share of it becomes pending. */
export function addInviteePlay(database: Database, id: number, stake: number, share: number): void {
  database.run(
    "update invitees set played = played + ?, pending = pending + ? where id = ?",
    stake,
    share,
    id,
  );
}

/** The row of invitees in which this member is the friend. */
export function inviteeOf(database: Database, memberId: number): number | undefined {
  return database.one<{ id: number }>("select id from invitees where memberId = ?", memberId)?.id;
}

export function inviteSums(database: Database, inviterId: number): InviteSums {
  const sums = database.one<Omit<InviteSums, "received">>(
    `select count(*) as invitees, coalesce(sum(played), 0) as played, coalesce(sum(pending), 0) as pending
     from invitees where inviterId = ?`,
    inviterId,
  );
  const paid = database.one<{ received: number }>(
    "select coalesce(sum(amount), 0) as received from inviteEntries where inviterId = ?",
    inviterId,
  );
  return { invitees: 0, played: 0, pending: 0, ...sums, received: paid?.received ?? 0 };
}

/** Moves the pending amounts into the history, one entry for each friend whose play earned something. */
export function collectPending(database: Database, inviterId: number, at: string): void {
  database.run(
    `insert into inviteEntries (inviterId, inviteeId, amount, createdAt)
     select inviterId, id, pending, ? from invitees where inviterId = ? and pending > 0 order by id`,
    at,
    inviterId,
  );
  database.run("update invitees set pending = 0 where inviterId = ?", inviterId);
}

/** Newest first. */
export function pageOfInvites(database: Database, inviterId: number, page: number, limit: number) {
  const total = database.one<{ total: number }>(
    "select count(*) as total from inviteEntries where inviterId = ?",
    inviterId,
  );
  const rows = database.all<InviteEntry>(
    `select i.name, e.amount, e.createdAt from inviteEntries e join invitees i on i.id = e.inviteeId
     where e.inviterId = ? order by e.id desc limit ? offset ?`,
    inviterId,
    limit,
    (page - 1) * limit,
  );
  return { total: total?.total ?? 0, rows };
}
