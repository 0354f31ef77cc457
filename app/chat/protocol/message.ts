import type * as contract from "schemas/contract/chat";
import type { ChatContent } from "schemas/contract/chat-content";
import { parseTime } from "schemas/time";

/** The operator's `sender` value for a member or a guest (specification, section 3); any other sender is staff. */
export const CUSTOMER = "customer";

type Known = "sender" | "createdAt" | "timestamp" | "name";

/** What we use of one message as the contract reads it. */
export type MessageFields = Pick<contract.WireMessage, "message"> &
  Partial<Pick<contract.WireMessage, Known>>;

/** What is drawn of a message. */
export interface DrawnMessage {
  isOwn: boolean;
  /** In ms since the epoch. */
  at: number | undefined;
  name: string | undefined;
  content: ChatContent;
}

/** One message of a room. */
export interface ChatMessage extends DrawnMessage {
  /** Identifies the message by sender, time and content, whatever source it came from. */
  key: string;
  /** One key per time the message bears: when it was sent, when it was stored. */
  keys: readonly string[];
  /** Identifies the sender and content without the time, to recognise an own message whose time is not known yet. */
  said: string;
}

/** The room: messages are identified within one. */
export interface RoomContext {
  room: string;
  /** The customer's own names: an operator may write them into every message of the room. */
  ownNames?: readonly string[];
}

/** A canonical form of a value: sorted keys, null as absent, numbers as their digits. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, field]) => field !== null && field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, field]) => [name, canonical(field)]);
}

/** Sender and content of a message: its identity without the time. */
export function saidBy(sender: string, content: ChatContent): string {
  return JSON.stringify([sender, canonical(content)]);
}

/** A message's identity with one of its times: in ms, or as the operator wrote it. */
export function keyOf(room: string, time: string | number | undefined, said: string): string {
  return JSON.stringify([room, timeOf(time) ?? time ?? "", said]);
}

/** Ms since the epoch, from a time in the contract's format or from such a number in digits. */
export function timeOf(value: unknown): number | undefined {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  const ms = /^\d{12,14}$/.test(text) ? Number(text) : parseTime(text);
  return Number.isNaN(ms) ? undefined : ms;
}

/** A blank time counts as absent: with it, any two messages of one text would be the same. */
function timesOf({ createdAt, timestamp }: MessageFields) {
  return { sent: createdAt?.trim() || undefined, stored: timestamp?.trim() || undefined };
}

/** A message as it is drawn; staff never bears one of the customer's own names. */
export function drawnMessage(fields: MessageFields, ownNames: readonly string[] = []): DrawnMessage {
  const { sent, stored } = timesOf(fields);
  const name = fields.name?.trim() || undefined;
  return {
    isOwn: fields.sender === CUSTOMER,
    at: timeOf(sent) ?? timeOf(stored),
    name: name !== undefined && ownNames.includes(name) ? undefined : name,
    content: fields.message,
  };
}

/**
 * A message with what identifies it. There are no ids: messages of a room are the same when sender, content and a time
 * are (operator-api.md, Chat).
 */
export function messageOf(fields: MessageFields, { room, ownNames }: RoomContext): ChatMessage {
  const said = saidBy(fields.sender ?? "", fields.message);
  const { sent, stored } = timesOf(fields);
  const key = keyOf(room, sent ?? stored, said);
  const keys = stored === undefined ? [key] : [key, keyOf(room, stored, said)];
  return { key, keys, said, ...drawnMessage(fields, ownNames) };
}

/** The text of a message as it is read aloud; empty where it has none. */
export function spokenText(content: ChatContent): string {
  switch (content.message_type) {
    case "text":
    case "buttons":
    case "quick_replies":
    case "media":
      return content.payload.message ?? "";
    case "generic":
      return content.payload.elements.flatMap(({ title }) => title ?? []).join(", ");
    case "postback":
      return content.payload.title ?? "";
    case "unknown":
      return "";
  }
}
