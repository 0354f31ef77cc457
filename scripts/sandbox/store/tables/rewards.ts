/**
 * What the operator gives away. The terms are stored with each received bonus, so that later changes to an offer do not
 * affect it. The unique index ensures that a member holds only one.
 */
export const rewardTables = `
create table offers (
  kind text not null check (kind in ('bonus', 'promotion')),
  code text not null,
  position integer not null,
  type text not null,
  maxReceived integer not null,
  capacity integer,
  amount integer not null default 0,
  percent real not null default 0,
  maxAmount integer not null default 0,
  turnover real not null,
  percentFail real not null,
  banners integer not null default 0,
  html text not null default '',
  primary key (kind, code)
) strict, without rowid;

create table memberBonuses (
  id integer primary key,
  uid text not null unique,
  memberId integer not null references members (id),
  kind text not null,
  code text not null,
  type text not null,
  amount integer not null,
  required integer not null,
  threshold integer not null,
  turnover integer not null default 0,
  receivedAt text not null,
  endedAt text
) strict;
create unique index bonusHeld on memberBonuses (memberId) where endedAt is null;
create index bonusesOfMember on memberBonuses (memberId, kind, code);
create index bonusesOfOffer on memberBonuses (kind, code);

create table invitees (
  id integer primary key,
  inviterId integer not null references members (id),
  memberId integer unique references members (id),
  name text not null,
  played integer not null default 0,
  pending integer not null default 0
) strict;
create index inviteesOfInviter on invitees (inviterId);

create table inviteEntries (
  id integer primary key,
  inviterId integer not null references members (id),
  inviteeId integer not null references invitees (id),
  amount integer not null check (amount >= 0),
  createdAt text not null
) strict;
create index inviteEntriesOfInviter on inviteEntries (inviterId);

create table results (
  memberId integer primary key references members (id),
  rounds integer not null,
  loss integer not null
) strict;

create table refunds (
  id integer primary key,
  memberId integer not null references members (id),
  amount integer not null check (amount > 0),
  createdAt text not null
) strict;
create index refundsOfMember on refunds (memberId);

create table coupons (
  id integer primary key,
  uid text not null unique,
  memberId integer not null references members (id),
  prize text not null,
  name text not null,
  amount integer not null,
  wonAt text not null,
  claimedAt text
) strict;
create index couponsOfMember on coupons (memberId);

create table nextPrizes (
  memberId integer primary key references members (id),
  prize text not null
) strict;
`;
