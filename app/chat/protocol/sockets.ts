import type { OpenLink } from "./connection";
import { fieldsOf } from "./live-message";

/** The part of a Socket.IO client that we use. It is already connecting and must not reconnect by itself. */
export interface EventSocket {
  readonly connected: boolean;
  emit: (event: string, room: string, answer: (said: unknown) => void) => unknown;
  on: (event: string, listener: (given: unknown) => void) => unknown;
  disconnect: () => unknown;
}

/** Options for `io`: each attempt is a new connection, and ChatConnection decides when to try again. */
export const socketIoOptions = {
  reconnection: false,
  forceNew: true,
  transports: ["websocket", "polling"],
  tryAllTransports: true,
};

/** Socket.IO at the operator's chat origin. Uses the acknowledgement of the join if the operator sends one. */
export function socketIoLink(open: () => EventSocket): OpenLink {
  return ({ opened, joined, refused, closed, received }) => {
    const socket = open();
    socket.on("connect", opened);
    socket.on("connect_error", closed);
    socket.on("disconnect", closed);
    socket.on("messaging", received);
    return {
      join: (room) =>
        socket.emit("join", room, (said) => (fieldsOf(said).error === undefined ? joined() : refused())),
      isOpen: () => socket.connected,
      close: () => socket.disconnect(),
    };
  };
}

/** The part of the browser's WebSocket that we use. */
export interface PlainSocket {
  readonly readyState: number;
  send: (text: string) => void;
  close: () => void;
  addEventListener(type: "open" | "close" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

const OPEN = 1;

/** The path of the plain WebSocket chat when the configured URL has none. */
const USUAL_PATH = "/chat";

/** `https://chat.example` → `wss://chat.example/chat`; a configured path is kept. */
export function webSocketAddress(chatUrl: string): string {
  const url = new URL(chatUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (url.pathname === "/") url.pathname = USUAL_PATH;
  return url.href;
}

function frameOf(text: unknown): { event?: unknown; data?: unknown } {
  try {
    return fieldsOf(JSON.parse(String(text)));
  } catch {
    return {};
  }
}

/** The optional plain WebSocket chat: `join` and `messaging` as JSON frames (operator-api.md, Chat). */
export function webSocketLink(open: () => PlainSocket): OpenLink {
  return ({ opened, closed, received }) => {
    const socket = open();
    socket.addEventListener("open", opened);
    socket.addEventListener("close", closed);
    // A "close" event follows, which handles the failure.
    socket.addEventListener("error", () => undefined);
    socket.addEventListener("message", ({ data: text }) => {
      const { event, data } = frameOf(text);
      if (event === "messaging") received(data);
    });
    return {
      join: (room) => socket.send(JSON.stringify({ event: "join", data: room })),
      isOpen: () => socket.readyState === OPEN,
      close: () => socket.close(),
    };
  };
}
