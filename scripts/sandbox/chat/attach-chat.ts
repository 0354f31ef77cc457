import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { ChatLink } from "../state/chat-link";
import type { Sandbox } from "../state/sandbox";
import { isOwnOrigin } from "./own-origin";
import { attachSocketIo, SOCKET_IO } from "./socket-io";
import { serveWebSocket, WEB_SOCKET } from "./web-socket";

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?")[0] ?? "/";
}

/** Serves Socket.IO and plain WebSocket on the operator's server, so the chat has the operator's origin. */
export function attachChat(server: HttpServer, sandbox: Sandbox): ChatLink {
  const sockets = new Set<Duplex>();
  let downUntil = 0;
  /** False if the connection was closed instead. */
  const letIn = (socket: Duplex): boolean => {
    if (performance.now() < downUntil || sandbox.mutations.has("chat-unreachable")) {
      socket.destroy();
      return false;
    }
    if (!sockets.has(socket)) socket.once("close", () => sockets.delete(socket));
    sockets.add(socket);
    return true;
  };
  const webSocket = serveWebSocket(sandbox);
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = pathOf(request);
    if (path.startsWith(`${SOCKET_IO}/`)) return;
    if (path !== WEB_SOCKET || !isOwnOrigin(request.headers.origin)) socket.destroy();
    else if (letIn(socket)) webSocket.accept(request, socket, head);
  });
  const socketIo = attachSocketIo(server, sandbox, letIn);
  const breakAll = () => {
    const broken = sockets.size;
    for (const socket of sockets) socket.destroy();
    return broken;
  };
  return {
    drop(downMs) {
      downUntil = performance.now() + downMs;
      return breakAll();
    },
    restore() {
      downUntil = 0;
    },
    close() {
      socketIo.close();
      webSocket.close();
      breakAll();
    },
  };
}
