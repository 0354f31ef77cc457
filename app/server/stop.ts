import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Env } from "schemas/env";
import type { Readiness } from "./health";

const SWEEP_MS = 50;

/** Closes what Node leaves open at a stop: connections that browsers made in advance and never used. */
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
 * Stops gracefully (standards.md, SIGTERM in detail): not ready and `Connection: close` while load balancers notice,
 * then no new connections, then requests in flight end, and `work`, which a browser that left no longer waits for.
 * Resolves to false when they took longer than the grace.
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
  // A connection whose request was in flight becomes idle only when its answer is out.
  const sweep = setInterval(() => {
    closeUnused();
    server.closeIdleConnections();
  }, SWEEP_MS);
  const hasEnded = await Promise.race([ended, pause(graceSeconds * 1000).then(() => false)]);
  clearInterval(sweep);
  if (!hasEnded) server.closeAllConnections();
  return hasEnded;
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
