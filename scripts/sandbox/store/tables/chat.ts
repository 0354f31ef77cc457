/**
 * A room's id is the member's or the guest's id. Messages are numbered per room without gaps, so a page of the history
 * is a range and every page costs the same.
 */
export const chatTables = `
create table chatRooms (
  id text primary key,
  memberId integer references members (id),
  messages integer not null default 0,
  lastAt text not null default '',
  readNumber integer not null default 0,
  readAt text
) strict, without rowid;
create index chatRoomsByTime on chatRooms (lastAt);

create table chatMessages (
  roomId text not null references chatRooms (id),
  number integer not null,
  createdAt text not null,
  conversation text not null,
  primary key (roomId, number)
) strict, without rowid;
`;
