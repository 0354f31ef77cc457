import * as z from "zod";
import { html, type Markup } from "../../html/markup";
import { fillHistory } from "../chat/long-history";
import { memberOf, roomName, roomOf } from "../chat/rooms";
import { addressee, requireAddressee, sendAsStaff, staffMessage } from "../chat/staff-message";
import { writtenMessage } from "../chat/written-message";
import type { Sandbox } from "../state/sandbox";
import { type ChatRoom, listRooms, pageOfMessages } from "../store/chat";
import { type ControlRoute, requireBody } from "./control-route";

const ROOMS_SHOWN = 100;

export function describeRoom(sandbox: Sandbox, room: ChatRoom) {
  const member = memberOf(sandbox, room);
  return {
    room: roomName(sandbox, room.id),
    id: room.id,
    username: member?.username ?? null,
    name: member?.name ?? null,
    messages: room.messages,
    lastAt: room.lastAt,
    readNumber: room.readNumber,
    readAt: room.readAt,
    listeners: sandbox.chat.listeners(room.id),
  };
}

/** Rooms with messages, newest first, followed by rooms that somebody has only entered. */
export function describeRooms(sandbox: Sandbox) {
  for (const id of sandbox.chat.joined()) roomOf(sandbox, id);
  return listRooms(sandbox.database, ROOMS_SHOWN).map((room) => describeRoom(sandbox, room));
}

const page = z.object({
  limit: z.coerce.number().int().min(1).max(10_000).default(50),
  skip: z.coerce.number().int().min(0).default(0),
});

export const chatRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/chat/rooms",
    about: "The 100 newest rooms: {room, id, username, name, messages, readNumber, readAt, listeners}.",
    run: describeRooms,
  },
  {
    method: "GET",
    path: "/sandbox/chat/rooms/{room}",
    about: "One room and its messages, newest first: ?limit= &skip=.",
    run: (sandbox, { names, query }) => {
      const room = roomOf(sandbox, requireAddressee(sandbox, { room: names.room ?? "" }));
      const messages = pageOfMessages(sandbox.database, room.id, requireBody(page, query));
      return {
        ...describeRoom(sandbox, room),
        conversations: messages.map((message) => writtenMessage(sandbox, message)),
      };
    },
  },
  {
    method: "POST",
    path: "/sandbox/chat/send",
    about:
      "Writes as staff to {room, username or guestId}: {message} for a text, or {message_type, payload}; {name?, count?}.",
    run: (sandbox, { body }) => {
      const sent = sendAsStaff(sandbox, requireBody(staffMessage, body));
      return { conversations: sent.map((message) => writtenMessage(sandbox, message)) };
    },
  },
  {
    method: "POST",
    path: "/sandbox/chat/fill",
    about: "Appends {count} made-up messages to the history of {room, username or guestId}, without events.",
    run: (sandbox, { body }) => {
      const schema = z.strictObject({ ...addressee, count: z.coerce.number().int().min(1).max(100_000) });
      const { count, ...to } = requireBody(schema, body);
      const id = requireAddressee(sandbox, to);
      fillHistory(sandbox, id, count);
      return describeRoom(sandbox, roomOf(sandbox, id));
    },
  },
  {
    method: "POST",
    path: "/sandbox/chat/drop",
    about: "Breaks every connection of the chat and refuses new ones for {downMs?}.",
    run: (sandbox, { body }) => {
      const schema = z.strictObject({ downMs: z.coerce.number().min(0).max(3_600_000).default(0) });
      return { dropped: sandbox.chatLink?.drop(requireBody(schema, body).downMs) };
    },
  },
];

export function chatForms(sandbox: Sandbox): Markup {
  const rows = describeRooms(sandbox).map(
    ({ room, username, messages, listeners }) => html`<tr><th scope="row">
<a href="/sandbox/desk?room=${encodeURIComponent(room)}">${room}</a></th><td>${username ?? "guest"}</td>
<td class="n">${messages}</td><td class="n">${listeners}</td><td>
<form method="post" action="/sandbox/chat/fill"><input type="hidden" name="room" value="${room}">
<input name="count" aria-label="messages" value="100" inputmode="numeric"><button>Fill</button></form></td></tr>`,
  );
  return html`<p><a href="/sandbox/desk">The operator's desk</a>: answer members and guests as staff.</p>
<form method="post" action="/sandbox/chat/drop"><label>downMs <input name="downMs" value="3000" inputmode="numeric"></label>
<button>Drop every connection</button></form>
<table><thead><tr><th>room</th><th>who</th><th>messages</th><th>connected</th><th></th></tr></thead><tbody>${rows}</tbody></table>`;
}
