import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup } from "~/format/address-group";
import type { createMemberAddress } from "./address";
import { type Connection, createGivingWay } from "./first-to-give-way";
import type { Overflow } from "./overflow";

/** The share of connections from which none is kept for a next request: a client that is told so cannot lose one. */
const NEARLY_FULL = 0.9;
/** Requests in flight on one connection. Browsers and proxies do not pipeline. */
const MOST_IN_FLIGHT = 8;
/** A client that takes nothing of its answer is cut off after one to two of these. */
const STALLED_MS = 90_000;

/**
 * Limits the number of open connections. Over the limit, one that waits for its client is closed: it is kept alive, or
 * sends nothing, or only a part of its request, or does not read its answer. If all are at work, new ones are held by the
 * overflow unless there is room when their request comes, and beyond it they are cut off. While few are left, every
 * answer says that its connection will close. A connection that pipelines too many requests, or reads nothing of its
 * answer, is cut off at any time.
 */
export function limitConnections(
  server: Server,
  connections: number,
  overflow: Overflow,
  addressOf: ReturnType<typeof createMemberAddress>,
  now: () => number = () => performance.now(),
): void {
  const open = new Map<Socket, Connection>();
  const givingWay = createGivingWay(now);

  server.prependListener("request", (incoming: IncomingMessage, answer: ServerResponse) => {
    const { socket } = incoming;
    const connection = open.get(socket);
    if (connection === undefined || socket.destroyed) return;
    const { answers } = connection;
    const changed = () => {
      if (open.has(socket)) givingWay.place(connection);
    };
    if (answers.size === 0) connection.group = addressGroup(addressOf(incoming));
    connection.isUsed = true;
    answers.add(answer);
    incoming.once("end", changed);
    answer.once("close", () => {
      answers.delete(answer);
      changed();
    });
    changed();
    if (overflow.has(socket)) {
      overflow.asked(socket);
      if (open.size <= connections || makeRoom(connection)) overflow.leave(socket);
    }
    if (open.size >= connections * NEARLY_FULL) answer.setHeader("connection", "close");
    if (answers.size > MOST_IN_FLIGHT) socket.destroy();
  });

  function forget(connection: Connection): void {
    open.delete(connection.socket);
    givingWay.remove(connection);
  }

  /** Closes another connection that gives way and returns true, if there is one (GivingWay's `first`). */
  function makeRoom(asking?: Connection): boolean {
    const connection = givingWay.first();
    if (connection === undefined || connection === asking) return false;
    forget(connection);
    connection.socket.destroy();
    return true;
  }

  server.on("connection", (socket: Socket) => {
    const group = addressGroup(addressOf({ headers: {}, socket }));
    const hasRoom = open.size < connections || makeRoom();
    if (!hasRoom && !overflow.hold(socket, group)) {
      socket.destroy();
      return;
    }
    const connection: Connection = { socket, answers: new Set(), group, isUsed: false };
    open.set(socket, connection);
    givingWay.place(connection);
    socket.once("close", () => {
      forget(connection);
      endWaiting(connection.answers);
    });
    cutOffIfStalled(socket);
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
