import type { Server } from "node:http";
import { type AddressInfo, isIPv6, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Env } from "schemas/env";
import type { Readiness } from "../observability/health";
import type { Process } from "../process";

/** Starts a server and resolves to its port. Rejects if it cannot listen. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** The address that a server listens on, which need not be the one that members type. */
export function socketAddress(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** How long the collector may take for the last spans, within the grace period. */
const LAST_SPANS_MS = 2_000;

/** How much longer than drain and grace period a stop may take before the process kills itself. */
const OVERTIME_MS = 2_000;
/** Work in Node's threads (a hanging disk, a name look-up); `process.exit` would wait for it. */
const THREAD_WORK = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;
const PAUSE_MS = 50;

/** What has to end before the process does. */
interface Serving {
  server: Server;
  closeUnused(): void;
  readiness: Readiness;
  running: Process;
  shutdown: Env["shutdown"];
}

/**
 * Stops the process gracefully on SIGTERM, SIGINT, SIGHUP and SIGUSR2, and after an uncaught error. The exit code is 0
 * if a signal stopped it and everything ended in time, otherwise 1. Metrics are served until the exit, so that an
 * outcome that becomes unknown meanwhile is still seen.
 */
export function stopOnSignals(serving: Serving): void {
  const { server, closeUnused, readiness, running, shutdown } = serving;
  const { log, metrics } = running;

  async function stop(exitCode: number): Promise<void> {
    log.info("stopping");
    const periodMs = 1000 * (shutdown.drainSeconds + shutdown.graceSeconds);
    const endsAt = performance.now() + periodMs;
    setTimeout(endNow, periodMs + OVERTIME_MS);
    const { idle } = running.underWay;
    const hasEnded = await stopGracefully(server, readiness, closeUnused, idle, shutdown);
    if (hasEnded) await running.transport.close();
    await running.store.close();
    await running.telemetry.close(Math.min(LAST_SPANS_MS, endsAt - performance.now()));
    log.info("stopped");
    while (process.getActiveResourcesInfo().some((name) => THREAD_WORK.test(name))) await pause(PAUSE_MS);
    process.exit(hasEnded ? exitCode : 1);
  }

  /** Kills a process that something still keeps up. Money operations have had their grace period by then. */
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

  // A second SIGTERM must not cut money in flight off; an orchestrator that means it has SIGKILL.
  process.on("SIGTERM", () => stopOnce(0));
  process.once("SIGINT", () => stopOnce(0));
  // The terminal has closed, or somebody sends SIGUSR2 as earlier releases asked for: neither may cut money off.
  for (const signal of ["SIGHUP", "SIGUSR2"] as const) process.on(signal, () => stopOnce(0));
  // An unhandled rejection from one member's page must not stop the service for everybody else.
  process.on("unhandledRejection", (error) => {
    log.error("unawaited failure", {}, error);
    metrics?.unawaited();
  });
  // Stops gracefully, so that requests in flight, above all money, can finish. A second error exits at once.
  process.once("uncaughtException", (error) => {
    log.error("unexpected error, stopping", {}, error);
    stopOnce(1);
  });
}

const SWEEP_MS = 50;

/**
 * Returns a function that closes connections which browsers opened in advance but never used. Node leaves them open.
 */
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
 * balancers notice, then accepts no new connections and waits for requests in flight and for `work`, which goes on even
 * if its browser has gone. Resolves to false if that exceeds the grace period.
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
