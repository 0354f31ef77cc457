import { costs, type Finding } from "../deviation";
import type { Visit } from "../talk/visit";

/** What was sent to the chat is in its history. `text` is what was said. */
export function historyHolds(text: string) {
  return (visit: Visit): Finding[] => {
    if (visit.all("chat", "sendMessage").length === 0) return [];
    const history = visit.answer("chat", "history")?.conversations ?? [];
    const isThere = history.some(
      ({ message }) => message.message_type === "text" && message.payload.message === text,
    );
    if (isThere) return [];
    const member = "chat: a message that was sent is gone when the page is opened anew";
    return [costs("conversations", `${history.length} without it`, "the message that was just sent", member)];
  };
}
