/** Deposits and withdrawals: QR codes, bank transfers and their slips, gift links, payouts. */
export const cashierTables = `
create table qrCodes (
  id text primary key,
  memberId integer not null references members (id),
  bankCode text not null,
  amount integer not null check (amount > 0),
  payload text not null unique,
  status text not null check (status in ('ACTIVE', 'PAID', 'CANCELLED', 'REPLACED', 'EXPIRED')),
  createdAt text not null,
  expiresAt text not null
) strict, without rowid;
create unique index activeQrCode on qrCodes (memberId, bankCode) where status = 'ACTIVE';

create table bankTransfers (
  reference text primary key,
  createdAt text not null,
  amount integer not null check (amount > 0),
  fromBank text not null,
  fromName text not null,
  fromNumber text not null,
  toBank text not null,
  toName text not null,
  toNumber text not null,
  answer text
) strict, without rowid;

create table slips (
  id integer primary key,
  memberId integer not null references members (id),
  reference text not null unique,
  transfer text references bankTransfers (reference),
  createdAt text not null,
  amount integer,
  status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED')),
  note text,
  dueAt text
) strict;
create unique index slipOfTransfer on slips (transfer) where status <> 'FAILED';
create index slipsOfMember on slips (memberId, id);
create index dueSlips on slips (dueAt) where status = 'PENDING';

create table slipPictures (
  reference text primary key references slips (reference),
  jpeg text not null
) strict, without rowid;

create table giftVouchers (
  code text primary key,
  amount integer not null check (amount > 0),
  createdAt text not null,
  redeemedBy integer references members (id),
  redeemedAt text
) strict, without rowid;

create table withdrawals (
  id integer primary key,
  memberId integer not null references members (id),
  statementNumber integer not null,
  amount integer not null check (amount > 0),
  status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED')),
  createdAt text not null,
  dueAt text,
  outcome text not null check (outcome in ('SUCCESS', 'FAILED'))
) strict;
create index withdrawalsOfMember on withdrawals (memberId, id);
create index dueWithdrawals on withdrawals (dueAt) where status = 'PENDING';
`;
