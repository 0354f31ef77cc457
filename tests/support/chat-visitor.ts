import type { Visitor } from "./visitor";

/** Opens a chat room with a visitor's browser, as the widget's script does. */
export async function openRoom(visitor: Visitor) {
  const answer = await visitor.get("/chat/room");
  const { room, party } = (await answer.json()) as { room: string; party: string };
  const headers = { "x-chat-party": party };
  return {
    visitor,
    room,
    party,
    cookies: answer.headers.getSetCookie(),
    history: (query = "") => visitor.get(`/chat/history${query}`, headers),
    send: (fields: Record<string, string>) => visitor.post("/chat/send", fields, headers),
    read: () => visitor.post("/chat/read", {}, headers),
  };
}

/** A text message in the widget's format. */
export const textMessage = (message: string) =>
  JSON.stringify({ message_type: "text", payload: { message } });
