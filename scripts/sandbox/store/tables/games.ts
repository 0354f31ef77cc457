/**
 * A private game is shown only to members who have an account there. An inactive account exists at the provider, but
 * the member must open it before using it.
 */
export const gamesTables = `
create table games (
  code text primary key,
  position integer not null,
  name text not null,
  category text not null,
  ftWalletSlot real,
  logo text,
  background text,
  web text,
  android text,
  ios text,
  isPrivate integer not null default 0
) strict;

create table memberGames (
  memberId integer not null references members (id),
  code text not null references games (code),
  username text not null,
  password text not null,
  isActive integer not null default 1,
  shownAmount integer not null default 0,
  primary key (memberId, code)
) strict, without rowid;
create unique index memberGamesOfUsername on memberGames (code, username);

create table oneTimeLinks (
  tokenHash text primary key,
  memberId integer not null references members (id),
  code text not null references games (code),
  withPassword integer not null,
  createdAt text not null,
  usedAt text
) strict, without rowid;
create index oneTimeLinksOfMember on oneTimeLinks (memberId, code);
`;
