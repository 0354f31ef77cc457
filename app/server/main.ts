import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, isIP } from "node:net";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { fileURLToPath } from "node:url";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/node";
import { config as readDotenv } from "dotenv";
import type { Env } from "schemas/env";
import { cutSecretWarnings } from "schemas/env/faults";
import { formatFaults } from "schemas/fault";
import { connecting } from "~/operator/connecting.server";
import { version } from "../../package.json";
import { openBuild, serveBrandFolder } from "./http/files";
import { createListener } from "./http/listener";
import { createSheet, readStyles } from "./http/styles";
import { waitForStore } from "./lifecycle/open-store";
import { listen, socketAddress, stopOnSignals, trackUnused } from "./lifecycle/serving";
import { readSettings } from "./lifecycle/settings";
import type { Readiness } from "./observability/health";
import { createLog, errorKind, type Log } from "./observability/log";
import { createMetricsServer } from "./observability/metrics";
import { createOutput } from "./observability/output";
import { noTelemetry, type Telemetry } from "./observability/telemetry";
import { createProcess } from "./process";
import { capacityOf, openFilesLimit } from "./turns/capacity";

/** The project's root, two folders above this file, in the sources as in the build. */
const root = fileURLToPath(new URL("../../", import.meta.url));

/** Limits that Node enforces. Floods and slow clients are the proxy's work (docs/ops/proxy.md). */
const serverLimits = {
  maxHeaderSize: 32 * 1024,
  headersTimeout: 20_000,
  /** Longer than the timeout of the operator's call that an upload is streamed to. */
  requestTimeout: 330_000,
  /** Longer than common load balancers' timeouts, so that we never close a connection that they are using. */
  keepAliveTimeout: 65_000,
  /** How often Node checks these timeouts. */
  connectionsCheckingInterval: 5_000,
};

/**
 * OpenTelemetry's packages are in a file of their own beside the server's, which is loaded only if an endpoint is set.
 */
async function openTelemetry(
  env: Env,
  brandId: string,
): Promise<{ telemetry: Telemetry; build: ServerBuild }> {
  if (env.telemetry === undefined) return { telemetry: noTelemetry, build };
  const { createTelemetry } = await import("./observability/create-telemetry");
  return createTelemetry(env.telemetry, env, { build, brandId, version });
}

async function main(): Promise<void> {
  // The build is one file. With its source map, which is never served, stack traces name the sources.
  process.setSourceMapsEnabled(true);
  const dotenv = join(root, ".env");
  const warnings = existsSync(dotenv) ? cutSecretWarnings(readFileSync(dotenv, "utf8")) : [];
  readDotenv({ path: dotenv, quiet: true });
  if (warnings.length > 0) process.stderr.write(`${formatFaults(warnings)}\n`);
  const settings = await readSettings(process.env, root);
  if (!settings.ok) throw new Error(settings.faults);
  const { env, brand, brandFolder } = settings;
  if (settings.warnings !== "") process.stderr.write(`${settings.warnings}\n`);
  // Reading `process.stdout` makes the descriptor of a pipe non-blocking.
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
  // Before the log line below: whoever waits for that may send a signal at once.
  stopOnSignals({ server, closeUnused, readiness, running, shutdown: env.shutdown });
  log.info("listening", { url: socketAddress(env.host, port), operator: brand.id });
  checkOperatorConnection(env.operatorApiUrl, log);
}

/**
 * Connects to the operator's API once and logs a failure, which would else show only when the first member calls it.
 */
function checkOperatorConnection(apiUrl: string, log: Pick<Log, "warn">): void {
  const { protocol, hostname, port, origin } = new URL(apiUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isTls = protocol === "https:";
  const address = {
    host,
    port: Number(port) || (isTls ? 443 : 80),
    autoSelectFamilyAttemptTimeout: connecting.autoSelectFamilyAttemptTimeout,
  };
  const socket = isTls ? connectTls({ ...address, servername: isIP(host) ? "" : host }) : connect(address);
  const away = (error: unknown) =>
    log.warn("the operator's API cannot be reached", { url: origin, error: errorKind(error) });
  socket.once(isTls ? "secureConnect" : "connect", () => socket.destroy());
  socket.once("error", away);
  socket.setTimeout(connecting.timeout, () =>
    socket.destroy(new DOMException("no connection in time", "TimeoutError")),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Open handles (a Redis connection, a listener) would keep a useless process alive.
  process.exit(1);
});
