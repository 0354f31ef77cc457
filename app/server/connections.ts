import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup } from "~/format/address-group";
import type { createMemberAddress } from "./address";
import type { Capacity } from "./capacity";
import { type Connection, createGivingWay } from "./first-to-give-way";

/** How long a connection over the limit has to send its request. */
const OVERFLOW_MS = 2_000;
/** The share of connections from which none is kept for a next request: a client that is told so cannot lose one. */
const NEARLY_FULL = 0.9;
/** Requests in flight on one connection. Browsers and proxies do not pipeline. */
const MOST_IN_FLIGHT = 8;
/** A client that takes nothing of its answer is cut off after one to two of these. */
const STALLED_MS = 90_000;

/** The connections that came when all others were busy. */
export type Overflow = WeakSet<Socket>;

/**
 * Limits the number of open connections. Over the limit, one that waits for its client is closed: it is kept alive, or
 * sends nothing, or only a part of its request, or does not read its answer. If all are at work, new ones get only
 * health or a refusal unless there is room when their request comes, and beyond the overflow they are cut off. While
 * few are left, every answer says that its connection will close. A connection that pipelines too many requests, or
 * reads nothing of its answer, is cut off at any time.
 */
export function limitConnections(
  server: Server,
  { connections, overflow }: Pick<Capacity, "connections" | "overflow">,
  over: Overflow,
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
    if (over.has(socket)) {
      // Its answer may have to wait for its turn, also a refusal.
      socket.setTimeout(0);
      if (open.size <= connections || makeRoom(connection)) over.delete(socket);
    }
    if (open.size >= connections * NEARLY_FULL) answer.setHeader("connection", "close");
    if (answers.size > MOST_IN_FLIGHT) socket.destroy();
  });

  function forget(connection: Connection): void {
    open.delete(connection.socket);
    givingWay.remove(connection);
  }

  /**
   * Closes another connection and returns true, if one gives way: to a request any that waits for its client; to a mere
   * newcomer none that has just come, just been answered or waits for its answer, as long as it can wait for its request
   * beside the others.
   */
  function makeRoom(asking?: Connection): boolean {
    const isSparing = asking === undefined && open.size < connections + overflow;
    const connection = givingWay.first(isSparing, asking);
    if (connection === undefined || connection === asking) return false;
    forget(connection);
    connection.socket.destroy();
    return true;
  }

  server.on("connection", (socket: Socket) => {
    const isFull = open.size >= connections && !makeRoom();
    if (isFull && open.size >= connections + overflow) {
      socket.destroy();
      return;
    }
    const group = addressGroup(addressOf({ headers: {}, socket }));
    const connection: Connection = { socket, answers: new Set(), group, isUsed: false };
    open.set(socket, connection);
    givingWay.place(connection);
    socket.once("close", () => {
      forget(connection);
      endWaiting(connection.answers);
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
