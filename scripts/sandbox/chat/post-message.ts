import { wireMessage } from "schemas/contract/chat";
import { varyAnswer } from "../http/wire-variety";
import type { Sandbox } from "../state/sandbox";
import { addChatMessage, type ChatMessage, type StoredConversation } from "../store/chat";
import { memberOf, roomOf } from "./rooms";
import { writtenMessage } from "./written-message";

export const CUSTOMER = "customer";

/** Stores a message and sends it to the room. Customers get their own messages back only if the setting says so. */
export function postMessage(
  sandbox: Sandbox,
  id: string,
  conversation: StoredConversation,
  at = storedAt(sandbox, conversation),
): ChatMessage {
  const { chat, settings, database } = sandbox;
  const room = roomOf(sandbox, id);
  const message = addChatMessage(database, id, conversation, at);
  const isTold = conversation.sender !== CUSTOMER || settings.chatEcho;
  if (isTold && !sandbox.mutations.has("chat-silent")) {
    const variety = sandbox.wire.of(memberOf(sandbox, room)?.username ?? null);
    const event = varyAnswer(wireMessage, writtenMessage(sandbox, message, settings.chatEchoBears), variety);
    chat.publish(id, event, {
      delayMs: settings.chatDelayMs,
      reorder: settings.chatReorder,
      repeat: settings.chatRepeat,
    });
  }
  chat.changed(id);
  return message;
}

function storedAt({ clock, settings }: Sandbox, { sender }: StoredConversation): string {
  const now = clock.now();
  if (sender !== CUSTOMER || settings.chatStoredLaterMs === 0) return now;
  return new Date(Date.parse(now) + settings.chatStoredLaterMs).toISOString();
}
