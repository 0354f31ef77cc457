import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Capacity } from "./capacity";

/** How long a connection over the limit has to send its request. */
const OVERFLOW_MS = 2_000;

/** The connections that came when all others were busy. */
export type Overflow = WeakSet<Socket>;

/**
 * Limits the number of open connections. Over the limit, the oldest idle one is closed: one that a browser keeps alive,
 * or that sends nothing. If all are busy, new ones get only health or a refusal, and beyond the overflow they are cut
 * off.
 */
export function limitConnections(
  server: Server,
  { connections, overflow }: Pick<Capacity, "connections" | "overflow">,
  over: Overflow,
): void {
  const open = new Set<Socket>();
  const working = new Set<Socket>();

  server.prependListener("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    working.add(socket);
    answer.once("close", () => working.delete(socket));
  });

  /** Returns whether an idle connection was closed. */
  function makeRoom(): boolean {
    for (const socket of open) {
      if (working.has(socket)) continue;
      open.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  server.on("connection", (socket: Socket) => {
    const isFull = open.size >= connections && !makeRoom();
    if (isFull && open.size >= connections + overflow) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (!isFull) return;
    over.add(socket);
    socket.setTimeout(OVERFLOW_MS, () => socket.destroy());
  });
}
