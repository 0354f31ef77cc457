import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { config as readDotenv } from "dotenv";
import type { Env } from "schemas/env";
import { cutDoubts } from "schemas/env/faults";
import { formatFaults } from "schemas/fault";
import { version } from "../../package.json";
import { openBuild, serveBrandFolder } from "./http/files";
import { createListener } from "./http/listener";
import { createSheet, readStyles } from "./http/styles";
import { meetOperator } from "./lifecycle/meet-operator";
import { waitForStore } from "./lifecycle/open-store";
import { endInOrder, listen, socketAddress, trackUnused } from "./lifecycle/serving";
import { readSettings } from "./lifecycle/settings";
import { capacityOf, openFilesLimit } from "./limits/capacity";
import type { Readiness } from "./observability/health";
import { createLog } from "./observability/log";
import { createMetricsServer } from "./observability/metrics";
import { createOutput } from "./observability/output";
import { noTelemetry, type Telemetry } from "./observability/telemetry";
import { createProcess } from "./process";

/** The project's root, relative to this file in the sources and in the build alike. */
const root = fileURLToPath(new URL("../../", import.meta.url));

/** What Node itself limits; floods and slow clients are the proxy's work (docs/ops/proxy.md). */
const serverLimits = {
  maxHeaderSize: 32 * 1024,
  headersTimeout: 20_000,
  /** Longer than an upload may take the operator, which it is streamed to. */
  requestTimeout: 330_000,
  /** Longer than common load balancers' timeouts, so that we never close a connection in use. */
  keepAliveTimeout: 65_000,
  /** How often Node looks for those that take longer. */
  connectionsCheckingInterval: 5_000,
};

/** The packages are a file of their own beside the server's, which is read only where an endpoint is set. */
async function openTelemetry(
  env: Env,
  brandId: string,
): Promise<{ telemetry: Telemetry; build: ServerBuild }> {
  if (env.telemetry === undefined) return { telemetry: noTelemetry, build };
  const { createTelemetry } = await import("./observability/create-telemetry");
  return createTelemetry(env.telemetry, env, { build, brandId, version });
}

async function main(): Promise<void> {
  // The build is one file; its source map, which is never served, makes stack traces refer to the sources.
  process.setSourceMapsEnabled(true);
  const dotenv = join(root, ".env");
  const doubts = existsSync(dotenv) ? cutDoubts(readFileSync(dotenv, "utf8")) : [];
  readDotenv({ path: dotenv, quiet: true });
  if (doubts.length > 0) process.stderr.write(`${formatFaults(doubts)}\n`);
  const settings = await readSettings(process.env, root);
  if (!settings.ok) throw new Error(settings.faults);
  const { env, brand, brandFolder } = settings;
  if (settings.warnings !== "") process.stderr.write(`${settings.warnings}\n`);
  // Asked for, it is no longer a pipe that waits for its reader.
  const output = createOutput(process.stdout.fd);
  process.once("exit", output.flush);
  const { telemetry, build: tracedBuild } = await openTelemetry(env, brand.id);
  const traceId = env.telemetry && telemetry.traceId;
  const log = createLog(env.logLevel, output, traceId);
  const capacity = capacityOf(openFilesLimit());
  const running = createProcess({ env, brand, brandFolder, log, capacity, telemetry, version });
  running.metrics?.log(output);
  const readiness: Readiness = { isStopping: false };
  const listener = createListener({
    build: tracedBuild,
    env,
    process: running,
    files: { build: openBuild(join(root, "build/client")), brand: serveBrandFolder(brandFolder) },
    sheet: await createSheet(await readStyles(join(root, "build")), brand),
    readiness,
    isDevelopment: false,
  });
  const server = createServer(serverLimits, listener);
  server.maxConnections = capacity.connections;
  const closeUnused = trackUnused(server);
  if (await waitForStore(running.store)) await running.services.sessions.meetStore();
  const port = await listen(server, env.port, env.host);
  const metricsServer = running.metrics && createMetricsServer(running.metrics.page);
  if (metricsServer && env.metricsPort !== undefined) await listen(metricsServer, env.metricsPort, env.host);
  // Whoever waits for the line may end the process at once.
  endInOrder({ server, closeUnused, readiness, running, shutdown: env.shutdown });
  log.info("listening", { url: socketAddress(env.host, port), operator: brand.id });
  meetOperator(env.operatorApiUrl, log);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Open handles (a Redis connection, a listener) would keep a useless process alive.
  process.exit(1);
});
