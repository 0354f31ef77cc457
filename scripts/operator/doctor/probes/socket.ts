import { GUEST } from "../calls/chat";
import { costs, type Finding, noted } from "../deviation";
import type { Heard } from "../socket/heard";
import { listen } from "../socket/listen";
import type { Visit } from "../talk/visit";

const NOT_LIVE = "chat: answers are seen only when the page is opened anew";

/** Joins a guest's room. Undefined where there is no chat. */
export async function socketFindings(visit: Visit): Promise<Finding[] | undefined> {
  const prefix = visit.answer("chat", "config")?.PREFIX;
  if (prefix === undefined || visit.answer("lookup", "enableChatWidget")?.enableChatWidget === false)
    return undefined;
  const line = listen(visit.target, prefix + GUEST);
  await line.ready;
  return [...judged(await line.close()), ...events(visit.heard)];
}

function judged({ isOpen, isRefused, closed }: Heard): Finding[] {
  if (!isOpen)
    return [
      costs("connect", closed ?? "no connection in time", "a connection at the chat's origin", NOT_LIVE),
    ];
  if (!isRefused) return [];
  return [
    costs(
      "join",
      closed ?? "refused",
      "the room of PREFIX and id can be joined",
      'chat: "Cannot start chatting"',
    ),
  ];
}

/** Of a message that was sent while its room was listened to. */
function events(heard: Heard | undefined): Finding[] {
  if (!heard?.isOpen || heard.isRefused || heard.events > 0) return [];
  return [noted("messaging", "no event", "an event for each message (an own one may be left out)", NOT_LIVE)];
}
