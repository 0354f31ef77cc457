import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup } from "~/limits/address-group";
import type { createMemberAddress } from "./address";
import type { Capacity } from "./capacity";
import { type Connection, firstToGiveWay } from "./first-to-give-way";

/** How long a connection over the limit has to send its request. */
const OVERFLOW_MS = 2_000;
/** Requests in flight on one connection. Browsers and proxies do not pipeline. */
const MOST_IN_FLIGHT = 8;
/** A client that takes nothing of its answer is cut off after one to two of these. */
const STALLED_MS = 90_000;

/** The connections that came when all others were busy. */
export type Overflow = WeakSet<Socket>;

/**
 * Limits the number of open connections. Over the limit, one that waits for its client is closed: it is kept alive, or
 * sends nothing, or only a part of its request, or does not read its answer. If all are at work, new ones get only
 * health or a refusal, and beyond the overflow they are cut off. A connection that pipelines too many requests, or reads
 * nothing of its answer, is cut off at any time.
 */
export function limitConnections(
  server: Server,
  { connections, overflow }: Pick<Capacity, "connections" | "overflow">,
  over: Overflow,
  addressOf: ReturnType<typeof createMemberAddress>,
): void {
  /** The one that has been used least recently comes first. */
  const open = new Map<Socket, Connection>();

  server.prependListener("request", (incoming: IncomingMessage, answer: ServerResponse) => {
    const { socket } = incoming;
    const connection = open.get(socket);
    if (connection === undefined || socket.destroyed) return;
    const { answers } = connection;
    if (answers.size === 0) {
      connection.group = addressGroup(addressOf(incoming));
      open.delete(socket);
      open.set(socket, connection);
    }
    answers.add(answer);
    answer.once("close", () => answers.delete(answer));
    if (answers.size > MOST_IN_FLIGHT) socket.destroy();
  });

  /** Returns whether a connection was closed. */
  function makeRoom(): boolean {
    const socket = firstToGiveWay(open);
    if (socket === undefined) return false;
    open.delete(socket);
    socket.destroy();
    return true;
  }

  server.on("connection", (socket: Socket) => {
    const isFull = open.size >= connections && !makeRoom();
    if (isFull && open.size >= connections + overflow) {
      socket.destroy();
      return;
    }
    const answers = new Set<ServerResponse>();
    open.set(socket, { answers, group: addressGroup(addressOf({ headers: {}, socket })) });
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
