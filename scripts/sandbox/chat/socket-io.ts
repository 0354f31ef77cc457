import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Server } from "socket.io";
import type { Sandbox } from "../state/sandbox";
import { isOwnOrigin } from "./own-origin";
import { idOfRoom } from "./rooms";

export const SOCKET_IO = "/socket.io";

type Answer = (said: object) => void;

/** `letIn` sees every chat request first; if it returns false, the connection has been closed. */
export function attachSocketIo(server: HttpServer, sandbox: Sandbox, letIn: (socket: Duplex) => boolean) {
  const io = new Server({ path: SOCKET_IO, serveClient: false, destroyUpgrade: false });
  io.attach(server, {
    cors: { origin: (origin, allow) => allow(null, isOwnOrigin(origin)) },
    allowRequest: (request, allow) => allow(null, isOwnOrigin(request.headers.origin)),
  });
  io.engine.use((request: IncomingMessage, _: unknown, next: () => void) => {
    if (letIn(request.socket)) next();
  });
  io.on("connection", (socket) => {
    const listener = { send: (conversation: unknown) => socket.emit("messaging", conversation) };
    socket.on("join", (room: unknown, ...rest: unknown[]) => {
      const answer = rest.find((last): last is Answer => typeof last === "function");
      const isRefused = sandbox.settings.chatRefuseJoin || sandbox.mutations.has("chat-refused");
      const id = isRefused ? undefined : idOfRoom(sandbox, room);
      answer?.(id === undefined ? { error: "join refused" } : { joined: room });
      if (id === undefined) socket.disconnect(true);
      else sandbox.chat.join(id, listener);
    });
    socket.on("disconnect", () => sandbox.chat.leave(listener));
  });
  return {
    close() {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
