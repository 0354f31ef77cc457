import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Measured, Order, Report } from "./messages";
import { lastingOf, totalOf } from "./totals";
import type { WorkerProcess } from "./worker-process";

/**
 * A worker that hangs must not keep the others' figures from whoever looks why. One whose store hangs answers after
 * that store's time-out and the look at it.
 */
const PATIENCE_MS = 2_500;

/**
 * The metrics of the parent and all workers as one page. Of a worker that does not answer, the page has what it said
 * last; of one that has ended, what it counted. Those that leave are asked, too: what they finish counts.
 */
export function createMetricsOfAll(working: () => WorkerProcess[], wanted: number): () => Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const workers = new Gauge({
    name: "server_workers",
    help: "Workers that serve, that should, and that did not answer for this page",
    labelNames: ["state"],
    registers,
  });
  const ends = new Counter({ name: "server_worker_ends_total", help: "Workers that have ended", registers });
  const latest = new Map<Worker, Measured>();
  let past: Measured = [];

  cluster.on("message", (worker, { measured }: Report) => measured && latest.set(worker, measured));
  cluster.on("exit", (worker) => {
    ends.inc();
    past = lastingOf([past, latest.get(worker) ?? []]);
    latest.delete(worker);
  });

  return async () => {
    const asked = working().map(({ worker, isLeaving }) => ({ isLeaving, isHeard: hasAnswered(worker) }));
    const answers = await Promise.all(asked.map(({ isHeard }) => isHeard));
    const silent = asked.filter(({ isLeaving }, index) => !isLeaving && !answers[index]);
    workers.set({ state: "wanted" }, wanted);
    workers.set({ state: "serving" }, asked.filter(({ isLeaving }) => !isLeaving).length);
    workers.set({ state: "silent" }, silent.length);
    return totalOf([await registry.getMetricsAsJSON(), past, ...latest.values()]).metrics();
  };
}

async function hasAnswered(worker: Worker): Promise<boolean> {
  const heard = once(worker, "message", { signal: AbortSignal.timeout(PATIENCE_MS) });
  worker.send({ order: "measure" } satisfies Order, () => undefined);
  return heard.then(
    () => true,
    () => false,
  );
}
