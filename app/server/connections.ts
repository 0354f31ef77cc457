import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Capacity } from "./capacity";

/** How long a connection over the limit has to send its request. */
const OVERFLOW_MS = 2_000;
/** Requests in flight on one connection. Browsers and proxies do not pipeline. */
const MOST_IN_FLIGHT = 8;
/** A client that takes nothing of its answer is cut off after one to two of these. */
const STALLED_MS = 90_000;

/** The connections that came when all others were busy. */
export type Overflow = WeakSet<Socket>;

/**
 * Limits the number of open connections. Over the limit, the oldest idle one is closed: one that a browser keeps alive,
 * or that sends nothing. If all are busy, new ones get only health or a refusal, and beyond the overflow they are cut
 * off. A connection that pipelines too many requests, or does not read its answer, is cut off at any time.
 */
export function limitConnections(
  server: Server,
  { connections, overflow }: Pick<Capacity, "connections" | "overflow">,
  over: Overflow,
): void {
  /** The answers in flight of each open connection. */
  const open = new Map<Socket, Set<ServerResponse>>();

  server.prependListener("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const answers = open.get(socket);
    if (answers === undefined || socket.destroyed) return;
    answers.add(answer);
    answer.once("close", () => answers.delete(answer));
    if (answers.size > MOST_IN_FLIGHT) socket.destroy();
  });

  /** Returns whether an idle connection was closed. */
  function makeRoom(): boolean {
    for (const [socket, answers] of open) {
      if (answers.size > 0) continue;
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
    const answers = new Set<ServerResponse>();
    open.set(socket, answers);
    socket.once("close", () => {
      open.delete(socket);
      endWaiting(answers);
    });
    cutOffIfStalled(socket);
    if (!isFull) return;
    over.add(socket);
    socket.setTimeout(OVERFLOW_MS, () => socket.destroy());
  });
}

/** Node closes only the answer being written; those that wait their turn behind it may hold files too. */
function endWaiting(answers: Set<ServerResponse>): void {
  for (const answer of answers) if (answer.socket === null) answer.destroy().emit("close");
}

/** Not by the socket's timeout, which anything the client sends would restart. */
function cutOffIfStalled(socket: Socket): void {
  let before = 0;
  const watch = setInterval(() => {
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength > 0 && taken === before) socket.destroy();
    before = taken;
  }, STALLED_MS).unref();
  socket.once("close", () => clearInterval(watch));
}
