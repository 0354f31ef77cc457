import type { Env } from "schemas/env";
import type { Log } from "../log";
import { createBackOff } from "./back-off";
import { startWorkerProcess, type WorkerProcess } from "./worker-process";

/** How much longer than its drain and grace a worker may take until it is killed. */
const MARGIN_S = 3;

/** The workers of one parent. */
export interface Crew {
  /** Starts one. Resolves to its port once it serves, or to null if it ended before. */
  start(isSuccessor?: boolean): Promise<number | null>;
  /** Those that serve and stay. */
  serving(): WorkerProcess[];
  /** Those that serve, also those that finish what they have before they end. */
  working(): WorkerProcess[];
  /** Ends one because another has taken its place. */
  retire(child: WorkerProcess): Promise<void>;
  /** Passes a signal on to each as soon as it serves. */
  signal(name: NodeJS.Signals): void;
  /** Stops all gracefully and starts no more. Resolves to whether all ended in order. */
  stop(): Promise<boolean>;
  isStopping(): boolean;
}

/** Keeps `count` workers: one that ends untold is followed by another. */
export function createCrew(count: number, shutdown: Env["shutdown"], log: Log): Crew {
  const children = new Set<WorkerProcess>();
  const backOff = createBackOff();
  const patienceMs = (shutdown.drainSeconds + shutdown.graceSeconds + MARGIN_S) * 1000;
  let isStopping = false;

  function ended(child: WorkerProcess, how: string): void {
    children.delete(child);
    if (child.isLeaving || isStopping) return;
    log.error("worker ended by itself", { worker: child.worker.process.pid, error: how });
    const { servesSince: since } = child;
    const wait = backOff.afterDeath(since === undefined ? 0 : performance.now() - since);
    setTimeout(fillUp, wait);
  }

  function fillUp(): void {
    if (!isStopping && children.size < count) void start();
  }

  function start(isSuccessor = false): Promise<number | null> {
    const child = startWorkerProcess(isSuccessor);
    children.add(child);
    void child.ended.then((how) => ended(child, how));
    return child.up;
  }

  const working = () => [...children].filter(({ servesSince }) => servesSince !== undefined);

  return {
    start,
    serving: () => working().filter(({ isLeaving }) => !isLeaving),
    working,
    async retire(child) {
      await child.end("leave", patienceMs);
      // One that ended by itself meanwhile was not followed, for with the successor there were enough.
      fillUp();
    },
    signal(name) {
      for (const { up, worker } of children)
        void up.then((port) => port !== null && worker.process.kill(name));
    },
    async stop() {
      isStopping = true;
      const ends = [...children].map((child) => child.end("stop", patienceMs));
      return (await Promise.all(ends)).every((isInOrder) => isInOrder);
    },
    isStopping: () => isStopping,
  };
}
