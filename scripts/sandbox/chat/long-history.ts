import type { Sandbox } from "../state/sandbox";
import { addChatMessage, type StoredConversation } from "../store/chat";
import { CUSTOMER } from "./post-message";
import { STAFF } from "./staff-message";

const STEP_MS = 60_000;

/** In a made-up history, every fifth message is one of these instead of text. */
const others: readonly StoredConversation["message"][] = [
  {
    message_type: "buttons",
    payload: { message: "?", buttons: [{ title: "OK", type: "postback", payload: "ok" }] },
  },
  { message_type: "quick_replies", payload: { buttons: [{ title: "1", type: "postback", payload: "1" }] } },
  { message_type: "generic", payload: { elements: [{ title: "Card", subtitle: "Subtitle" }] } },
  { message_type: "postback", payload: { title: "OK", payload: "ok" } },
];

/** Appends `count` numbered messages from both sides, a minute apart, in one transaction and without sending events. */
export function fillHistory({ database, clock, settings, chat }: Sandbox, id: string, count: number): void {
  const startMs = clock.nowMs() - count * STEP_MS;
  database.atomic(() => {
    for (let index = 0; index < count; index += 1) {
      const isText = index % 5 !== 4;
      const message = isText
        ? { message_type: "text", payload: { message: `Message ${index + 1}` } }
        : (others[Math.floor(index / 5) % others.length] as StoredConversation["message"]);
      const isCustomers = isText ? index % 2 === 0 : message.message_type === "postback";
      const who = isCustomers ? { sender: CUSTOMER } : { sender: STAFF, name: settings.name };
      addChatMessage(database, id, { ...who, message }, new Date(startMs + index * STEP_MS).toISOString());
    }
  });
  chat.changed(id);
}
