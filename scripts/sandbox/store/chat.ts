import type { Database } from "./database";

export interface ChatRoom {
  /** The member's `_id` or the guest's id; the socket's room name is the prefix followed by this. */
  id: string;
  /** Null for guests. */
  memberId: number | null;
  messages: number;
  lastAt: string;
  /** The number of the newest message that the customer has marked as read; 0 for none. */
  readNumber: number;
  readAt: string | null;
}

export interface ChatMessage {
  number: number;
  createdAt: string;
  /** The whole message except the time of storing it. */
  conversation: StoredConversation;
}

/** A conversation of the contract as received; its `createdAt` is when the customer sent it. */
export interface StoredConversation {
  sender: string;
  createdAt?: string | undefined;
  message: { message_type: string; payload?: unknown };
  [field: string]: unknown;
}

type MessageRow = Omit<ChatMessage, "conversation"> & { conversation: string };

function fromRow(row: MessageRow): ChatMessage {
  return { ...row, conversation: JSON.parse(row.conversation) as StoredConversation };
}

export function getRoom(database: Database, id: string): ChatRoom | undefined {
  return database.one<ChatRoom>("select * from chatRooms where id = ?", id);
}

/** The rooms with the newest messages first. */
export function listRooms(database: Database, limit: number): ChatRoom[] {
  return database.all<ChatRoom>("select * from chatRooms order by lastAt desc, id limit ?", limit);
}

export function openRoom(database: Database, id: string, memberId: number | null): ChatRoom {
  database.run("insert or ignore into chatRooms (id, memberId) values (?, ?)", id, memberId);
  return getRoom(database, id) as ChatRoom;
}

/** Appends one message. Times within a room strictly increase, because messages without ids are identified by them. */
export function addChatMessage(
  database: Database,
  roomId: string,
  conversation: StoredConversation,
  now: string,
): ChatMessage {
  return database.atomic(() => {
    const { messages, lastAt } = getRoom(database, roomId) as ChatRoom;
    const createdAt = now > lastAt ? now : new Date(Date.parse(lastAt) + 1).toISOString();
    const number = messages + 1;
    database.run(
      "insert into chatMessages (roomId, number, createdAt, conversation) values (?, ?, ?, ?)",
      roomId,
      number,
      createdAt,
      JSON.stringify(conversation),
    );
    database.run("update chatRooms set messages = ?, lastAt = ? where id = ?", number, createdAt, roomId);
    return { number, createdAt, conversation };
  });
}

/** Newest first; `skip` counts from the newest. */
export function pageOfMessages(
  database: Database,
  roomId: string,
  { limit, skip }: { limit: number; skip: number },
): ChatMessage[] {
  const newest = (getRoom(database, roomId)?.messages ?? 0) - skip;
  return database
    .all<MessageRow>(
      `select number, createdAt, conversation from chatMessages
       where roomId = ? and number between ? and ? order by number desc`,
      roomId,
      newest - limit + 1,
      newest,
    )
    .map(fromRow);
}

/** Marks all messages so far as read by the customer. */
export function markRead(database: Database, roomId: string, now: string): void {
  database.run("update chatRooms set readNumber = messages, readAt = ? where id = ?", now, roomId);
}
