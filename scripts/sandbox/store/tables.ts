import { cashierTables } from "./tables/cashier";
import { chatTables } from "./tables/chat";
import { gamesTables } from "./tables/games";
import { rewardTables } from "./tables/rewards";

/**
 * Increase this when the tables or what is in them change: a file of another
 * version is emptied and seeded again (only demo data).
 */
export const tablesVersion = 7;

/**
 * Money is integer satang. A balance changes only through a posting (by a trigger), and a member's account cannot go
 * below zero. Statement rows are numbered per member without gaps, so a page is a range and every page costs the same.
 */
export const tables = `
create table meta (label text not null) strict;

create table members (
  id integer primary key,
  uid text not null unique,
  username text not null unique,
  name text not null,
  passwordSalt text not null,
  passwordHash text not null,
  createdAt text not null,
  coin integer not null default 0,
  bankCode text not null,
  bankAccountName text not null,
  bankAccountNo text not null,
  isActive integer not null default 1,
  loginCode text,
  callCode text,
  expectedAddress text,
  situation text not null default '',
  sourceCode text,
  inviteCode text,
  currency text
) strict;

create table oneTimeCodes (
  id integer primary key,
  phone text not null,
  token text not null unique,
  ref text not null,
  code text not null,
  sentAt text not null,
  wrong integer not null default 0,
  verifiedAt text
) strict;
create index oneTimeCodesOfPhone on oneTimeCodes (phone);

create table sessions (
  tokenHash text primary key,
  memberId integer not null references members (id),
  address text not null,
  createdAt text not null,
  revokedAt text
) strict, without rowid;
create index sessionsOfMember on sessions (memberId);

create table accounts (
  id integer primary key,
  ownerId integer not null,
  kind text not null check (kind in ('wallet', 'game', 'held', 'bank', 'house', 'promotion')),
  code text not null default '',
  balance integer not null default 0,
  unique (ownerId, kind, code),
  check (ownerId = 0 or balance >= 0)
) strict;

create table entries (
  id integer primary key,
  kind text not null,
  createdAt text not null
) strict;

create table postings (
  entryId integer not null references entries (id),
  accountId integer not null references accounts (id),
  amount integer not null check (amount <> 0),
  primary key (entryId, accountId)
) strict, without rowid;
create index postingsOfAccount on postings (accountId);

create trigger postingMovesBalance after insert on postings begin
  update accounts set balance = balance + new.amount where id = new.accountId;
end;

create table statements (
  memberId integer not null references members (id),
  number integer not null,
  statementType text not null,
  status text not null,
  fromText text not null,
  toText text not null,
  amount integer not null check (amount >= 0),
  createdAt text not null,
  source text,
  primary key (memberId, number)
) strict, without rowid;

create table keyedAnswers (
  memberId integer not null,
  endpoint text not null,
  key text not null,
  status integer not null,
  body text not null,
  primary key (memberId, endpoint, key)
) strict, without rowid;

${cashierTables}
${gamesTables}
${rewardTables}
${chatTables}`;
