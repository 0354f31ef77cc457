import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:remix/server-build";
import { config as readDotenv } from "dotenv";
import { createMemberAddress } from "./address";
import { capacityOf, openFilesLimit } from "./capacity";
import { limitConnections } from "./connections";
import type { Readiness } from "./health";
import { createListener } from "./listener";
import { createLog } from "./log";
import { createOverflow } from "./overflow";
import { createProcess } from "./services";
import { readSettings } from "./settings";
import { openStatic } from "./static";
import { stopGracefully, trackUnused } from "./stop";
import { readStyles } from "./styles";
import { openTelemetry } from "./telemetry/open-telemetry";
import { versionOf } from "./version";

/** The project's root, relative to this file in the sources and in the build alike. */
const root = fileURLToPath(new URL("../../", import.meta.url));

const MAX_HEADER_BYTES = 32 * 1024;
/** Longer than common load balancers' timeouts, so that we never close a connection in use. */
const KEEP_ALIVE_MS = 65_000;

/** How long the collector may take for the last spans, within the grace. */
const LAST_SPANS_MS = 2_000;

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function main(): Promise<void> {
  // The build is one file; its source map, which is never served, makes stack traces refer to the sources.
  process.setSourceMapsEnabled(true);
  if (existsSync(join(root, ".env"))) readDotenv({ path: join(root, ".env"), quiet: true });
  const settings = await readSettings(process.env, root);
  if (!settings.ok) {
    process.stderr.write(`${settings.faults}\n`);
    process.exitCode = 1;
    return;
  }
  if (settings.warnings !== "") process.stderr.write(`${settings.warnings}\n`);
  const { env, brand, brandFile } = settings;
  const version = await versionOf(root);
  const telemetry = await openTelemetry(env, { build, brandId: brand.id, version });
  const log = createLog(env.logLevel, undefined, env.telemetry && telemetry.traceId);
  const capacity = capacityOf(openFilesLimit());
  const brandFolder = join(dirname(brandFile), brand.id);
  const running = createProcess(env, brand, log, capacity, brandFolder, telemetry, version);
  const clientDir = join(root, "build/client");
  const files = openStatic(clientDir, brandFolder);
  const readiness: Readiness = { isStopping: false };
  const overflow = createOverflow(capacity.overflow);
  const listener = createListener({
    build: telemetry.build,
    env,
    log,
    process: running,
    files,
    readiness,
    sheet: await readStyles(clientDir, brand),
    overflow,
    isDevelopment: false,
  });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  const closeUnused = trackUnused(server);
  limitConnections(server, capacity.connections, overflow, createMemberAddress(env));
  const port = await listen(server, env.port, env.host);
  const metricsServer = running.metrics?.createServer();
  if (metricsServer && env.metricsPort !== undefined) await listen(metricsServer, env.metricsPort, env.host);
  log.info("listening", { url: env.publicOrigin ?? `http://${env.host}:${port}`, operator: brand.id });

  const stop = async (exitCode: number) => {
    log.info("stopping");
    metricsServer?.close();
    const { execution } = running.services;
    const mostMs = 1000 * (env.shutdown.drainSeconds + env.shutdown.graceSeconds);
    const endsAt = performance.now() + mostMs;
    const hasEnded = await stopGracefully(server, readiness, closeUnused, execution.idle, env.shutdown);
    if (hasEnded) await running.transport.close();
    await running.store.close();
    await telemetry.close(Math.min(LAST_SPANS_MS, endsAt - performance.now()));
    log.info("stopped");
    process.exit(hasEnded ? exitCode : 1);
  };
  const stopOrEnd = (exitCode: number) =>
    stop(exitCode).catch((error: unknown) => {
      log.error("stopping failed", {}, error);
      process.exit(1);
    });
  process.once("SIGTERM", () => stopOrEnd(0));
  process.once("SIGINT", () => stopOrEnd(0));
  // A failure that nobody waited for, of one member's page, must not end the service for all the others.
  process.on("unhandledRejection", (error) => {
    log.error("unawaited failure", {}, error);
    running.metrics?.unawaited();
  });
  // Logs the error and stops gracefully, so that requests in flight, above all money, can finish. A second error exits.
  process.once("uncaughtException", (error) => {
    log.error("unexpected error, stopping", {}, error);
    stopOrEnd(1);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Open handles (a Redis connection, a listener) would keep a useless process alive.
  process.exit(1);
});
