import type { Server } from "node:http";
import type { Env } from "schemas/env";
import type { Readiness } from "./health";

/**
 * Stops gracefully (standards.md, SIGTERM in detail): not ready and `Connection: close` while load balancers notice,
 * then no new connections, then requests in flight end. Resolves to false when they took longer than the grace.
 */
export async function stopGracefully(
  server: Server,
  readiness: Readiness,
  { drainSeconds, graceSeconds }: Env["shutdown"],
): Promise<boolean> {
  readiness.isStopping = true;
  await pause(drainSeconds * 1000);
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  server.closeIdleConnections();
  const hasEnded = await Promise.race([closed, pause(graceSeconds * 1000).then(() => false)]);
  if (!hasEnded) server.closeAllConnections();
  return hasEnded;
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
