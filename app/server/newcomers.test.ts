import { EventEmitter } from "node:events";
import { IncomingMessage, type Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { limitConnections } from "./connections";
import { createOverflow } from "./overflow";

const NEWCOMERS = 1_000;
const BATCHES = 10;
const HOUSES = { small: 1_000, large: 16_000 };
/** Much less than the houses differ by; a cost that grows with the house would differ as they do. */
const MOST_TIMES = 8;

const kinds = ["silent", "midway", "working"] as const;

/**
 * A house that is full: a third each say nothing, are in the middle of a form, and wait for us; few are of one address.
 */
function fullHouse(connections: number) {
  const server = new EventEmitter();
  const addresses = new WeakMap<Socket, string>();
  const sockets: Socket[] = [];
  const addressOf = ({ socket }: { socket: Socket }) => addresses.get(socket) ?? "";
  let seconds = 0;
  limitConnections(server as Server, connections, createOverflow(0), addressOf, () => ++seconds * 1_000);

  function come(): Socket {
    const socket = new Socket();
    addresses.set(socket, `10.0.${Math.floor(sockets.length / 1_600)}.${sockets.length % 40}`);
    sockets.push(socket);
    server.emit("connection", socket);
    return socket;
  }

  for (let index = 0; index < connections; index++) {
    const socket = come();
    const kind = kinds[index % kinds.length];
    if (kind === "silent") continue;
    const incoming = new IncomingMessage(socket);
    if (kind === "midway") incoming.headers = { "content-length": "2" };
    else incoming.complete = true;
    server.emit("request", incoming, new ServerResponse(incoming));
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return { come };
}

/** Processor time per newcomer in ms, of the batch that was disturbed least. */
function costIn({ come }: ReturnType<typeof fullHouse>): number {
  const batches = Array.from({ length: BATCHES }, () => {
    const startedAt = performance.now();
    for (let newcomer = 0; newcomer < NEWCOMERS / BATCHES; newcomer++) come();
    return (performance.now() - startedAt) / (NEWCOMERS / BATCHES);
  });
  return Math.min(...batches);
}

it("a newcomer costs as much in a full house of sixteen thousand as in one of a thousand", () => {
  const [small, large] = [fullHouse(HOUSES.small), fullHouse(HOUSES.large)];
  costIn(small);
  const cost = { small: costIn(small), large: costIn(large) };
  expect(cost.large / cost.small, JSON.stringify(cost)).toBeLessThan(MOST_TIMES);
});
