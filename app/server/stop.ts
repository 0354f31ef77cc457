import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Env } from "schemas/env";
import type { Readiness } from "./health";

const SWEEP_MS = 50;

/** Closes connections that Node would leave open on shutdown: those that browsers opened in advance but never used. */
export function trackUnused(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}

/**
 * Stops gracefully (standards.md, SIGTERM in detail): reports unready and sends `Connection: close` while load
 * balancers notice, then accepts no new connections, then waits for requests in flight and for `work`, which continues
 * without its browser. Resolves to false if that exceeds the grace period.
 */
export async function stopGracefully(
  server: Server,
  readiness: Readiness,
  closeUnused: () => void,
  work: () => Promise<void>,
  { drainSeconds, graceSeconds }: Env["shutdown"],
): Promise<boolean> {
  readiness.isStopping = true;
  await pause(drainSeconds * 1000);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const ended = closed.then(work).then(() => true);
  // A connection with a request in flight becomes idle only after its response.
  const sweep = setInterval(() => {
    closeUnused();
    server.closeIdleConnections();
  }, SWEEP_MS);
  const hasEnded = await Promise.race([ended, pause(graceSeconds * 1000, false)]);
  clearInterval(sweep);
  if (!hasEnded) server.closeAllConnections();
  return hasEnded;
}
