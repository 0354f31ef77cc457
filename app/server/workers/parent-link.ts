import cluster from "node:cluster";
import type { Metrics } from "../metrics";
import { IS_SUCCESSOR, type Order, type Report } from "./messages";

/** What a worker does at its parent's word; both may be called more than once. */
interface Endings {
  leave(): void;
  stop(): void;
}

/** A worker's side of what it has to do with its parent. */
export interface ParentLink {
  /** Throws if this worker is to take another's place, which has the store. */
  serveWithoutStore(): void;
  /** Does what the parent says, and stops when the parent is gone. */
  obey(endings: Endings): void;
  /** Tells the parent all that was measured; what a worker counted is to outlive it. */
  report(): Promise<void>;
}

/** Null in a process without a parent. */
export function parentLink(metrics: Pick<Metrics, "values"> | null): ParentLink | null {
  const { worker } = cluster;
  if (!cluster.isWorker || worker === undefined) return null;
  const isSuccessor = process.env[IS_SUCCESSOR] === "1";

  async function report(): Promise<void> {
    if (metrics === null) return;
    const measured = await metrics.values();
    await new Promise((sent) => worker?.send({ measured } satisfies Report, sent));
  }

  return {
    serveWithoutStore() {
      if (isSuccessor) throw new Error("the store does not answer, so this worker takes nobody's place");
    },
    obey({ leave, stop }) {
      process.on("message", ({ order }: Order) => {
        if (order === "measure") void report();
        else if (order === "stop") stop();
        else {
          leave();
          worker.send({ hasLeft: true } satisfies Report);
        }
      });
      worker.once("disconnect", () => {
        // Otherwise Node would end this process at once, whatever is in flight.
        worker.exitedAfterDisconnect = true;
        stop();
      });
    },
    report,
  };
}
