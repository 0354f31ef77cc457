import { html, Markup } from "../../html/markup";
import { type describeRoom, describeRooms } from "../control/chat";
import type { Sandbox } from "../state/sandbox";
import { getRoom, pageOfMessages } from "../store/chat";
import { deskForms } from "./desk-forms";
import { messageItem } from "./message-item";

const MESSAGES_SHOWN = 50;

const style = `
body { font: 15px/1.6 system-ui, sans-serif; margin: 0; color: #1b2430; display: grid; grid-template-columns: 18rem 1fr 24rem; height: 100vh }
nav, main, aside { overflow: auto; padding: .8rem } nav, aside { background: #f4f6f9 }
nav a { display: block; padding: .4rem; color: inherit; text-decoration: none } nav a[aria-current] { background: #dde5f0 }
#thread { list-style: none; padding: 0 } #thread li { margin: .5rem 0; padding: .5rem .7rem; border: 1px solid #ccd4de; border-radius: 6px; max-width: 34rem }
#thread li.staff { margin-left: auto; background: #eef4ff } small { color: #51606f; display: block }
p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere } img, video { max-width: 16rem; max-height: 12rem }
label { display: grid; font-size: 13px } input, textarea, select { font: inherit; width: 100%; box-sizing: border-box }
summary { padding: .4rem 0 } @media (max-width: 60rem) { body { display: block } }
`;

function roomLink(room: ReturnType<typeof describeRoom>, chosen: string | undefined): Markup {
  const current = room.id === chosen ? new Markup(' aria-current="page"') : "";
  return html`<a href="/sandbox/desk?room=${encodeURIComponent(room.room)}"${current}>
<strong>${room.name ?? "Guest"}</strong>${room.listeners > 0 ? " ●" : ""}<small>${room.username ?? room.id} · ${room.messages}</small></a>`;
}

function thread(sandbox: Sandbox, id: string): Markup {
  const room = getRoom(sandbox.database, id);
  const messages = pageOfMessages(sandbox.database, id, { limit: MESSAGES_SHOWN, skip: 0 }).reverse();
  const read = room?.readAt ? html`<p role="status">Read at ${room.readAt.slice(0, 19)}</p>` : "";
  return html`<div id="live"><ol id="thread">${messages.map((message) =>
    messageItem(message, message.number <= (room?.readNumber ?? 0)),
  )}</ol>${read}</div>`;
}

/** The desk: the rooms, one room's newest messages, and a form for each type of message. */
export function deskPage(sandbox: Sandbox, id: string | undefined): string {
  const rooms = describeRooms(sandbox);
  const chosen = rooms.find((room) => room.id === id);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Desk: ${sandbox.settings.name}</title><link rel="stylesheet" href="/sandbox/desk/desk.css">
<script type="module" src="/sandbox/desk/desk.js"></script></head><body>
<nav id="rooms" aria-label="Rooms"><h1>${sandbox.settings.name}</h1><a href="/sandbox">Control room</a>
${rooms.map((room) => roomLink(room, id))}</nav>
<main><h2>${chosen ? (chosen.name ?? "Guest") : "Choose a room"}</h2>${chosen ? thread(sandbox, chosen.id) : ""}</main>
<aside aria-label="Answer">${chosen ? deskForms(chosen.room) : ""}</aside>
</body></html>`.text;
}

export { style as deskStyle };
