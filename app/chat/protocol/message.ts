import type { ChatContent } from "schemas/contract/chat-content";
import { contentOf } from "./content";
import { fieldsOf, textOf, timeOf } from "./wire-value";

/** The operator's `sender` value for a member or a guest (specification, section 3); any other sender is staff. */
export const CUSTOMER = "customer";

/** One message, ready to render. */
export interface ChatMessage {
  /** Identifies the message by sender, time and content, whatever source it came from. */
  key: string;
  /** That with each of its times. */
  keys: readonly string[];
  /** Identifies the sender and content without the time, to recognise an own message whose time is not known yet. */
  said: string;
  isOwn: boolean;
  /** In ms since the epoch. */
  at: number | undefined;
  name: string | undefined;
  content: ChatContent;
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

/**
 * Sender and content of a message: its identity without the time. Fields that a kind does not have, such as a
 * database's own, make it no other message.
 */
export function saidBy(sender: string, content: ChatContent): string {
  return JSON.stringify([sender, canonical(content)]);
}

/** A message's identity with one of its times. */
export function keyOf(room: string, time: unknown, said: string): string {
  return JSON.stringify([room, timeOf(time) ?? textOf(time) ?? "", said]);
}

/**
 * Parses one conversation from the history or an event. There are no ids: messages of a room are the same when sender,
 * payload and a time are (operator-api.md, Chat). Undefined for anything that is not a message.
 */
export function messageOf(
  conversation: unknown,
  { room, ownNames = [] }: RoomContext,
): ChatMessage | undefined {
  const { sender, message, createdAt, timestamp, name } = fieldsOf(conversation);
  if (typeof message !== "object" || message === null) return undefined;
  const from = textOf(sender) ?? "";
  const content = contentOf(message);
  const said = saidBy(from, content);
  const signed = textOf(name)?.trim() || undefined;
  // An absent time is none of its times: with an empty one, any two messages of one text would be the same.
  const [sent, stored] = [createdAt, timestamp].map((time) => textOf(time)?.trim() || undefined);
  const key = keyOf(room, sent ?? stored, said);
  return {
    key,
    keys: stored === undefined ? [key] : [key, keyOf(room, stored, said)],
    said,
    isOwn: from === CUSTOMER,
    at: timeOf(sent) ?? timeOf(stored),
    name: signed !== undefined && ownNames.includes(signed) ? undefined : signed,
    content,
  };
}
