import { parseJson } from "schemas/parse-json";
import { WebSocket } from "undici";
import type { OpenSocket } from "./heard";

/** `https://chat.example` → `wss://chat.example/chat`; a path of its own is kept. */
function addressOf(chatUrl: string): string {
  const url = new URL(chatUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (url.pathname === "/") url.pathname = "/chat";
  return url.href;
}

function eventOf(text: unknown): unknown {
  return (parseJson(String(text)) as { event?: unknown } | null | undefined)?.event;
}

/** The plain WebSocket chat, as the browser opens it. */
export const openWebSocket: OpenSocket = ({ chatUrl, origin }, room, heard, settled) => {
  const socket = new WebSocket(addressOf(chatUrl), origin === undefined ? {} : { headers: { origin } });
  socket.addEventListener("open", () => {
    heard.isOpen = true;
    socket.send(JSON.stringify({ event: "join", data: room }));
    settled();
  });
  socket.addEventListener("close", ({ code, reason }) => {
    heard.closed = `${code} ${reason}`.trim();
    heard.isRefused ||= heard.isOpen;
    settled();
  });
  // A "close" event follows.
  socket.addEventListener("error", () => undefined);
  socket.addEventListener("message", ({ data }) => {
    if (eventOf(data) === "messaging") heard.events += 1;
  });
  return { close: () => socket.close() };
};
