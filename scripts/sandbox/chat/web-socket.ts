import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { parseJson } from "schemas/parse-json";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import type { Sandbox } from "../state/sandbox";
import { idOfRoom } from "./rooms";

export const WEB_SOCKET = "/chat";

/** Application-specific WebSocket close codes. */
const JOIN_REFUSED = 4403;
const MAX_FRAME_BYTES = 64 * 1024;

interface Frame {
  event?: unknown;
  data?: unknown;
}

function frameOf(data: RawData): Frame {
  const frame = parseJson(data.toString());
  return typeof frame === "object" && frame !== null ? frame : {};
}

/** The same two events as JSON frames: `{"event": "join", "data": room}`, `{"event": "messaging", "data": …}`. */
export function serveWebSocket(sandbox: Sandbox) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  function welcome(socket: WebSocket): void {
    const listener = {
      send(data: unknown) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ event: "messaging", data }));
      },
    };
    socket.on("message", (data) => {
      const { event, data: room } = frameOf(data);
      if (event !== "join") return;
      const isRefused = sandbox.settings.chatRefuseJoin || sandbox.mutations.has("chat-refused");
      const id = isRefused ? undefined : idOfRoom(sandbox, room);
      if (id === undefined) socket.close(JOIN_REFUSED, "join refused");
      else sandbox.chat.join(id, listener);
    });
    socket.on("close", () => sandbox.chat.leave(listener));
    // A frame that is too long closes the connection; the "close" handler above then runs.
    socket.on("error", () => socket.terminate());
  }
  return {
    accept: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, welcome),
    close: () => server.close(),
  };
}
