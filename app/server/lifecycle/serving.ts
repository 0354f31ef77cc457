import type { Server } from "node:http";
import { type AddressInfo, isIPv6, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Env } from "schemas/env";
import type { Readiness } from "../observability/health";
import type { Process } from "../process";

/** Makes a server listen and resolves to its port. Rejects if it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Where a server listens, whatever members type. */
export function socketAddress(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** How long the collector may take for the last spans, within the grace. */
const LAST_SPANS_MS = 2_000;

/** How much longer than drain and grace a stop may take. */
const LAST_LIMIT_MS = 2_000;
/** What threads of Node's work on, a disk that hangs or a resolver that does not answer: `process.exit` waits for it. */
const OF_THREADS = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;
const LOOK_MS = 50;

/** What a process has to bring to an end. */
interface Serving {
  server: Server;
  closeUnused(): void;
  readiness: Readiness;
  running: Process;
  shutdown: Env["shutdown"];
}

/**
 * Lets the process end on SIGTERM, SIGINT, SIGHUP and SIGUSR2, and after an error that nobody caught: gracefully,
 * and with exit code 0 if it was asked to and all ended in time, else 1. Its metrics are served until it exits: an
 * outcome that becomes unknown meanwhile is to be heard of.
 */
export function endInOrder(serving: Serving): void {
  const { server, closeUnused, readiness, running, shutdown } = serving;
  const { log, metrics } = running;

  async function stop(exitCode: number): Promise<void> {
    log.info("stopping");
    const lastsMs = 1000 * (shutdown.drainSeconds + shutdown.graceSeconds);
    const endsAt = performance.now() + lastsMs;
    setTimeout(endNow, lastsMs + LAST_LIMIT_MS);
    const { idle } = running.underWay;
    const hasEnded = await stopGracefully(server, readiness, closeUnused, idle, shutdown);
    if (hasEnded) await running.transport.close();
    await running.store.close();
    await running.telemetry.close(Math.min(LAST_SPANS_MS, endsAt - performance.now()));
    log.info("stopped");
    while (process.getActiveResourcesInfo().some((name) => OF_THREADS.test(name))) await pause(LOOK_MS);
    process.exit(hasEnded ? exitCode : 1);
  }

  /** Whatever still waits. By then all that moves money has been waited for. */
  function endNow(): void {
    log.error("stopping took too long");
    process.kill(process.pid, "SIGKILL");
  }

  function stopOnce(exitCode: number): void {
    if (readiness.isStopping) return;
    stop(exitCode).catch((error: unknown) => {
      log.error("stopping failed", {}, error);
      process.exit(1);
    });
  }

  // An orchestrator that asks twice must not cut money in flight off; it has SIGKILL for that.
  process.on("SIGTERM", () => stopOnce(0));
  process.once("SIGINT", () => stopOnce(0));
  // The terminal has closed, or somebody does as it was told of earlier releases: neither may cut money off.
  for (const signal of ["SIGHUP", "SIGUSR2"] as const) process.on(signal, () => stopOnce(0));
  // A failure that nobody waited for, of one member's page, must not end the service for all the others.
  process.on("unhandledRejection", (error) => {
    log.error("unawaited failure", {}, error);
    metrics?.unawaited();
  });
  // Logs the error and stops gracefully, so that requests in flight, above all money, can finish. A second error exits.
  process.once("uncaughtException", (error) => {
    log.error("unexpected error, stopping", {}, error);
    stopOnce(1);
  });
}

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
