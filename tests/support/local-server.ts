import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Heard {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
  /** The number of its connection, from 1. */
  connection: number;
}

export interface LocalServer {
  url: string;
  port: number;
  server: Server;
  /** Every request received, in order. */
  heard: Heard[];
  close(): Promise<void>;
}

/** A real HTTP server on loopback that records each request before it responds. */
export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const heard: Heard[] = [];
  const connections = new Map<object, number>();
  const server = createServer(async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming) body += String(chunk);
    const { method = "", url = "", headers, socket } = incoming;
    heard.push({ method, url, headers, body, connection: connections.get(socket) ?? 0 });
    answer(incoming, outgoing);
  });
  server.on("connection", (socket) => connections.set(socket, connections.size + 1));
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, port, server, heard, close: () => close(server) };
}

/** Listens on a free port and returns it. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
