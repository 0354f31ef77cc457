import { io } from "socket.io-client";
import type { OpenSocket } from "./heard";

/** Socket.IO at the chat's origin, as the browser opens it. */
export const openSocketIo: OpenSocket = ({ chatUrl, origin: page, pace }, room, heard, settled) => {
  const { origin, pathname } = new URL(chatUrl);
  const socket = io(origin, {
    path: `${pathname.replace(/\/$/, "")}/socket.io`,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnection: false,
    forceNew: true,
    timeout: pace.timeoutMs,
    ...(page !== undefined && { extraHeaders: { origin: page } }),
  });
  socket.on("connect", () => {
    heard.isOpen = true;
    socket.emit("join", room, (said: unknown) => {
      heard.isRefused = typeof said === "object" && said !== null && "error" in said && !!said.error;
    });
    settled();
  });
  socket.on("connect_error", (error) => {
    heard.closed = error.message;
    settled();
  });
  socket.on("disconnect", (reason) => {
    heard.closed = reason;
    heard.isRefused ||= reason === "io server disconnect";
  });
  socket.on("messaging", () => {
    heard.events += 1;
  });
  return { close: () => socket.disconnect() };
};
