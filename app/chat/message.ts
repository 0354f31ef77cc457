import { type ChatContent, contentOf } from "./content";
import { fieldsOf, textOf, timeOf } from "./wire-value";

/** The operator's `sender` value for a member or a guest (specification, section 3); any other sender is staff. */
export const CUSTOMER = "customer";

/** One message, ready to render. */
export interface ChatMessage {
  /** Identifies a message by sender, time and content, whatever source it came from. */
  key: string;
  /** Identifies the sender and content without the time, to recognise an own message whose time is not known yet. */
  said: string;
  isOwn: boolean;
  /** In ms since the epoch. */
  at: number | undefined;
  name: string | undefined;
  content: ChatContent;
}

/** The room (messages are identified within one) and the operator's origin for relative URLs. */
export interface RoomContext {
  room: string;
  origin: string;
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

/** A text may come bare or as `{ message }`. */
function payloadOf(type: unknown, payload: unknown): unknown {
  return type === "text" && textOf(payload) !== undefined ? { message: textOf(payload) } : payload;
}

/** Sender and content of a message: its identity without the time. */
export function saidBy(sender: string, message: unknown): string {
  const { message_type: type, payload } = fieldsOf(message);
  return JSON.stringify([sender, type, canonical(payloadOf(type, payload))]);
}

/**
 * Parses one conversation from the history or an event. There are no ids: messages are the same when room, sender,
 * createdAt and payload are (operator-api.md, Chat). Undefined for anything that is not a message.
 */
export function messageOf(conversation: unknown, { room, origin }: RoomContext): ChatMessage | undefined {
  const { sender, message, createdAt, name } = fieldsOf(conversation);
  if (typeof message !== "object" || message === null) return undefined;
  const from = textOf(sender) ?? "";
  const at = timeOf(createdAt);
  const said = saidBy(from, message);
  return {
    key: JSON.stringify([room, at ?? textOf(createdAt) ?? "", said]),
    said,
    isOwn: from === CUSTOMER,
    at,
    name: textOf(name),
    content: contentOf(message, origin),
  };
}
