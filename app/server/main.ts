import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:remix/server-build";
import { config as readDotenv } from "dotenv";
import { createMemberAddress } from "./address";
import { capacityOf, openFilesLimit } from "./capacity";
import { limitConnections } from "./connections";
import type { Readiness } from "./health";
import { listen } from "./listen";
import { createLog } from "./log";
import { createOverflow } from "./overflow";
import { serveBrand } from "./serve-brand";
import { createProcess } from "./services";
import { readSettings } from "./settings";
import { openBuild } from "./static";
import { leavePort, stopGracefully, trackUnused } from "./stop";
import { readComponentStyles } from "./styles";
import { openTelemetry } from "./telemetry/open-telemetry";
import { versionOf } from "./version";
import { runParent } from "./workers/parent";
import { parentLink } from "./workers/parent-link";
import { workerCount } from "./workers/worker-count";

/** The project's root, relative to this file in the sources and in the build alike. */
const root = fileURLToPath(new URL("../../", import.meta.url));

const MAX_HEADER_BYTES = 32 * 1024;
/** Longer than common load balancers' timeouts, so that we never close a connection in use. */
const KEEP_ALIVE_MS = 65_000;

/** How long the collector may take for the last spans, within the grace. */
const LAST_SPANS_MS = 2_000;

async function main(): Promise<void> {
  // The build is one file; its source map, which is never served, makes stack traces refer to the sources.
  process.setSourceMapsEnabled(true);
  if (existsSync(join(root, ".env"))) readDotenv({ path: join(root, ".env"), quiet: true });
  const settings = await readSettings(process.env, root);
  if (!settings.ok) throw new Error(settings.faults);
  const { env, brand, place } = settings;
  if (settings.warnings !== "" && !cluster.isWorker) process.stderr.write(`${settings.warnings}\n`);
  const workers = workerCount(env);
  const bearings = workers > 1 ? { pid: process.pid } : {};
  if (workers > 1 && cluster.isPrimary)
    return runParent(workers, env, brand.id, createLog(env.logLevel, undefined, bearings));
  const version = await versionOf(root);
  const telemetry = await openTelemetry(env, { build, brandId: brand.id, version });
  const traceId = env.telemetry && telemetry.traceId;
  const log = createLog(env.logLevel, undefined, { ...bearings, traceId });
  const capacity = capacityOf(openFilesLimit());
  const running = createProcess(env, brand, log, capacity, telemetry, version);
  const clientDir = join(root, "build/client");
  const readiness: Readiness = { isStopping: false };
  const overflow = createOverflow(capacity.overflow);
  const listener = await serveBrand(brand, place, {
    build: telemetry.build,
    env,
    process: running,
    buildFiles: openBuild(clientDir),
    componentStyles: await readComponentStyles(clientDir),
    readiness,
    overflow,
    isDevelopment: false,
  });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  const closeUnused = trackUnused(server);
  limitConnections(server, capacity.connections, overflow, createMemberAddress(env));
  const parent = parentLink(running.metrics);
  await parent?.untilReady(running.store);
  const port = await listen(server, env.port, env.host);
  // Those of several workers are served by their parent.
  const metricsServer = parent === null ? running.metrics?.createServer() : undefined;
  if (metricsServer && env.metricsPort !== undefined) await listen(metricsServer, env.metricsPort, env.host);
  log.info(parent === null ? "listening" : "worker listening", {
    url: env.publicOrigin ?? `http://${env.host}:${port}`,
    operator: brand.id,
  });

  const stop = async (exitCode: number) => {
    log.info("stopping");
    metricsServer?.close();
    const mostMs = 1000 * (env.shutdown.drainSeconds + env.shutdown.graceSeconds);
    const endsAt = performance.now() + mostMs;
    const { idle } = running.underWay;
    const hasEnded = await stopGracefully(server, readiness, closeUnused, idle, env.shutdown);
    if (hasEnded) await running.transport.close();
    await running.store.close();
    await telemetry.close(Math.min(LAST_SPANS_MS, endsAt - performance.now()));
    await parent?.report();
    log.info("stopped");
    process.exit(hasEnded ? exitCode : 1);
  };
  const stopOrEnd = (exitCode: number) => {
    if (readiness.isStopping) return;
    stop(exitCode).catch((error: unknown) => {
      log.error("stopping failed", {}, error);
      process.exit(1);
    });
  };
  process.once("SIGTERM", () => stopOrEnd(0));
  process.once("SIGINT", () => stopOrEnd(0));
  parent?.obey({ leave: () => leavePort(server, readiness), stop: () => stopOrEnd(0) });
  // A failure that nobody waited for, of one member's page, must not end the service for all the others.
  process.on("unhandledRejection", (error) => {
    log.error("unawaited failure", {}, error);
    running.metrics?.unawaited();
  });
  // Logs the error and stops gracefully, so that requests in flight, above all money, can finish. A second error exits.
  process.once("uncaughtException", (error) => {
    log.error("unexpected error, stopping", {}, error);
    if (parent !== null) leavePort(server, readiness);
    stopOrEnd(1);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Open handles (a Redis connection, a listener) would keep a useless process alive.
  process.exit(1);
});
