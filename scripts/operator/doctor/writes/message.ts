import { answered } from "../calls/row";
import { listen } from "../socket/listen";
import type { Visit } from "../talk/visit";

/** What the test member says. */
export const TEXT = "This is a test of the chat. Please ignore it.";

/** Sends a message as the member while the room is listened to, and reads the history. */
export async function sendAndHear(visit: Visit): Promise<string | undefined> {
  const profile = visit.answer("wallet", "get")?.profile;
  const prefix = visit.answer("chat", "config")?.PREFIX;
  if (!profile || prefix === undefined) return "the chat's room is not known";
  const { _id: userId, username, name } = profile;
  const line = listen(visit.target, prefix + userId);
  await line.ready;
  const message = { message_type: "text", payload: { message: TEXT } };
  const conversation = { sender: "customer", message, userId, username, name };
  await visit.ask(
    "chat.sendMessage",
    answered({ conversation: { ...conversation, createdAt: new Date().toISOString() } }),
  );
  visit.heard = await line.close();
  await visit.ask("chat.history", answered({ userId, limit: 10, skip: 0 }));
  return undefined;
}
