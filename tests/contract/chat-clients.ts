import { once } from "node:events";
import { io, type Socket } from "socket.io-client";
import { WebSocket } from "ws";

/** A chat client, as a page would use it, over one of the two transports. */
export interface ChatClient {
  /** Every `messaging` event so far. */
  events: { message: { payload: unknown }; createdAt?: unknown; sender?: string }[];
  isOpen: () => boolean;
  join: (room: string) => void;
  closed: Promise<unknown>;
  close: () => void;
}

export async function connectSocketIo(
  url: string,
  options: object = {},
): Promise<ChatClient & { socket: Socket }> {
  const socket = io(url, { transports: ["websocket"], reconnection: false, forceNew: true, ...options });
  const events: ChatClient["events"] = [];
  socket.on("messaging", (conversation) => events.push(conversation));
  const closed = new Promise((resolve) => socket.once("disconnect", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return {
    socket,
    events,
    closed,
    isOpen: () => socket.connected,
    join: (room) => socket.emit("join", room),
    close: () => socket.disconnect(),
  };
}

export async function connectWebSocket(
  url: string,
  options: object = {},
): Promise<ChatClient & { socket: WebSocket }> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/chat`, options);
  const events: ChatClient["events"] = [];
  socket.on("message", (text) => {
    const { event, data } = JSON.parse(text.toString());
    if (event === "messaging") events.push(data);
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "open");
  return {
    socket,
    events,
    closed,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    join: (room) => socket.send(JSON.stringify({ event: "join", data: room })),
    close: () => socket.close(),
  };
}
