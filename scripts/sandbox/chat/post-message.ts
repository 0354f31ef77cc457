import { conversation as conversationSchema } from "schemas/contract/chat";
import { varyAnswer } from "../http/wire-variety";
import type { Sandbox } from "../sandbox";
import { addChatMessage, type ChatMessage, type StoredConversation } from "../store/chat";
import { memberOf, roomOf } from "./rooms";

export const CUSTOMER = "customer";

/** A time in the operator's format: ISO 8601 or milliseconds since the epoch. */
export function writtenTime({ settings }: Sandbox, iso: string): string | number {
  return settings.chatTimes === "iso" ? iso : Date.parse(iso);
}

/** A message in the format of the history and the events. */
export function writtenMessage(sandbox: Sandbox, { conversation, createdAt }: ChatMessage) {
  return { ...conversation, createdAt: writtenTime(sandbox, createdAt) };
}

/** Stores a message and sends it to the room. Customers get their own messages back only if the setting says so. */
export function postMessage(
  sandbox: Sandbox,
  id: string,
  conversation: StoredConversation,
  at = sandbox.clock.now(),
): ChatMessage {
  const { chat, settings, database } = sandbox;
  const room = roomOf(sandbox, id);
  const message = addChatMessage(database, id, conversation, at);
  if (conversation.sender !== CUSTOMER || settings.chatEcho) {
    const variety = sandbox.wire.of(memberOf(sandbox, room)?.username ?? null);
    const event = varyAnswer(conversationSchema, writtenMessage(sandbox, message), variety);
    chat.publish(id, event, {
      delayMs: settings.chatDelayMs,
      reorder: settings.chatReorder,
      repeat: settings.chatRepeat,
    });
  }
  chat.changed(id);
  return message;
}
