import cluster from "node:cluster";
import type { Env } from "schemas/env";
import { listen, socketAddress } from "../listen";
import type { Log } from "../log";
import { createMetricsServer } from "../metrics-server";
import { createCrew } from "./crew";
import { createMetricsOfAll } from "./metrics-of-all";
import { createRoll } from "./roll";

/**
 * The parent of `count` workers that share the port. It takes in connections and hands them round, starts, restarts and
 * stops workers, and reads no request. Throws if it cannot serve the metrics.
 */
export async function runParent(count: number, env: Env, operator: string, log: Log): Promise<void> {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const crew = createCrew(count, env.shutdown, log);
  const roll = createRoll(crew, log);

  async function stop(): Promise<void> {
    if (crew.isStopping()) return;
    log.info("stopping all workers");
    process.exit((await crew.stop()) ? 0 : 1);
  }
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  process.on("SIGHUP", () => crew.signal("SIGHUP"));
  process.on("SIGUSR2", roll);
  process.on("unhandledRejection", (error) => log.error("unawaited failure", {}, error));

  if (env.metricsPort !== undefined) {
    const read = createMetricsOfAll(crew.working, count);
    await listen(createMetricsServer(read), env.metricsPort, env.host);
  }
  // What keeps the first one from serving keeps all: it says so itself, once.
  const port = await crew.start();
  if (crew.isStopping()) return;
  if (port === null) process.exit(1);
  await Promise.all(Array.from({ length: count - 1 }, () => crew.start()));
  if (crew.isStopping()) return;
  log.info("listening", { url: socketAddress(env.host, port), operator });
}
