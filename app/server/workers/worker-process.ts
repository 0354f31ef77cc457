import cluster, { type Worker } from "node:cluster";
import { IS_SUCCESSOR, type Order, type Report } from "./messages";

/** A worker that does not serve by then is ended. */
const START_MS = 60_000;

/** A worker process as its parent knows it. */
export interface WorkerProcess {
  worker: Worker;
  /** When it began to serve, by performance.now(); undefined before. */
  servesSince: number | undefined;
  /** Whether it was told to end. */
  isLeaving: boolean;
  /** Resolves to its port once it serves, or to null if it ended before. */
  up: Promise<number | null>;
  /** Resolves to how it ended: `exit 0`, `SIGKILL`. */
  ended: Promise<string>;
  /**
   * Tells it to stop, or to leave first, and kills it if it takes longer. Resolves to whether it ended in order. By the
   * time that one which leaves is told to stop, no connection is on its way to it, where it would be lost.
   */
  end(order: "stop" | "leave", patienceMs: number): Promise<boolean>;
}

/**
 * Starts a worker. A successor is to take the place of one that serves,
 * and ends by itself unless it can serve everything.
 */
export function startWorkerProcess(isSuccessor: boolean): WorkerProcess {
  const worker = cluster.fork(isSuccessor ? { [IS_SUCCESSOR]: "1" } : {});
  const killAfter = (ms: number) => setTimeout(() => worker.process.kill("SIGKILL"), ms);
  const starting = killAfter(START_MS);
  const ended = new Promise<string>((resolve) => {
    worker.once("exit", (code, signal) => resolve(signal ?? `exit ${code}`));
    // Where no process could be made, there is none to exit.
    worker.on("error", ({ message }) => worker.process.pid === undefined && resolve(message));
  });
  const listens = new Promise<number>((resolve) => worker.once("listening", ({ port }) => resolve(port)));
  const up = Promise.race([listens, ended.then(() => null)]);
  const tell = (order: Order["order"]) => worker.send({ order } satisfies Order, () => undefined);
  worker.on("message", ({ hasLeft }: Report) => hasLeft && tell("stop"));
  const child: WorkerProcess = {
    worker,
    servesSince: undefined,
    isLeaving: false,
    up,
    ended,
    async end(order, patienceMs) {
      child.isLeaving = true;
      const served = child.servesSince !== undefined;
      // What does not serve has nothing to finish.
      if (served) tell(order);
      else worker.process.kill("SIGTERM");
      const leaving = killAfter(patienceMs);
      const how = await ended;
      clearTimeout(leaving);
      return !served || how === "exit 0";
    },
  };
  void up.then((port) => {
    clearTimeout(starting);
    if (port !== null) child.servesSince = performance.now();
  });
  return child;
}
