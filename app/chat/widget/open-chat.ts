import { paths } from "~/paths";
import { ChatSession } from "../chat-session";
import type { OpenLink } from "../connection";
import type { ChatRoom } from "../room.server";
import { socketIoLink, socketIoOptions } from "../socket-io-link";
import { realTimers } from "../timers";
import { webSocketAddress, webSocketLink } from "../web-socket-link";
import { refusalIn } from "./chat-refused";
import { leaveUnlessTyping } from "./leave-unless-typing";
import { ourServer } from "./our-server";

export interface Chat {
  room: ChatRoom;
  session: ChatSession<File>;
}

export interface ChatEvents {
  reasonOf: (error: unknown) => string;
  onJoinFailed: () => void;
  /** The room no longer belongs to this browser's user; another one must be opened. */
  onEnded: () => void;
}

/** Requests the room from our server and loads what its connection needs. Does not connect yet. */
export async function openChat({ reasonOf, onJoinFailed, onEnded }: ChatEvents): Promise<Chat> {
  const answer = await fetch(paths.chatRoom, { redirect: "manual" });
  if (answer.type === "opaqueredirect") leaveUnlessTyping();
  if (!answer.ok) throw refusalIn(await answer.text());
  const room = (await answer.json()) as ChatRoom;
  const aheadMs = room.now - Date.now();
  const session = new ChatSession<File>({
    room: room.room,
    ownNames: room.ownNames,
    server: ourServer(room.party, onEnded),
    openLink: await linkTo(room),
    pace: room.pace,
    timers: realTimers,
    random: Math.random,
    now: () => Date.now() + aheadMs,
    newId,
    reasonOf,
    onJoinFailed,
  });
  return { room, session };
}

/** Not crypto.randomUUID, which pages without https do not have. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

async function linkTo({ isPlain, url }: ChatRoom): Promise<OpenLink> {
  if (isPlain) return webSocketLink(() => new WebSocket(webSocketAddress(url)));
  const { io } = await import("socket.io-client");
  const { origin, pathname } = new URL(url);
  const path = `${pathname.replace(/\/$/, "")}/socket.io`;
  return socketIoLink(() => io(origin, { ...socketIoOptions, path }));
}
