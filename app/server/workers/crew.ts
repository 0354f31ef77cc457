import type { Env } from "schemas/env";
import type { Log } from "../log";
import { createBackOff } from "./back-off";
import { type Member, startMember } from "./member";

/** How much longer than its drain and grace a worker may take until it is killed. */
const MARGIN_S = 3;

/** The workers of one parent. */
export interface Crew {
  /** Starts one. Resolves to its port once it serves, or to null if it ended before. */
  start(isSuccessor?: boolean): Promise<number | null>;
  /** Those that serve and stay. */
  serving(): Member[];
  /** Ends one because another has taken its place. */
  retire(member: Member): Promise<void>;
  /** Passes a signal on to each as soon as it serves. */
  signal(name: NodeJS.Signals): void;
  /** Stops all gracefully and starts no more. Resolves to whether all ended in order. */
  stop(): Promise<boolean>;
  isStopping(): boolean;
}

/** Keeps `count` workers: one that ends untold is followed by another. */
export function createCrew(count: number, shutdown: Env["shutdown"], log: Log): Crew {
  const members = new Set<Member>();
  const backOff = createBackOff();
  const patienceMs = (shutdown.drainSeconds + shutdown.graceSeconds + MARGIN_S) * 1000;
  let isStopping = false;

  function ended(member: Member, how: string): void {
    members.delete(member);
    if (member.isLeaving || isStopping) return;
    log.error("worker ended by itself", { worker: member.worker.process.pid, error: how });
    const { servesSince: since } = member;
    const wait = backOff.afterDeath(since === undefined ? 0 : performance.now() - since);
    setTimeout(fillUp, wait);
  }

  function fillUp(): void {
    if (!isStopping && members.size < count) void start();
  }

  function start(isSuccessor = false): Promise<number | null> {
    const member = startMember(isSuccessor);
    members.add(member);
    void member.ended.then((how) => ended(member, how));
    return member.up;
  }

  return {
    start,
    serving: () => [...members].filter((one) => one.servesSince !== undefined && !one.isLeaving),
    async retire(member) {
      await member.end("leave", patienceMs);
      // One that ended by itself meanwhile was not followed, for with the successor there were enough.
      fillUp();
    },
    signal(name) {
      for (const { up, worker } of members)
        void up.then((port) => port !== null && worker.process.kill(name));
    },
    async stop() {
      isStopping = true;
      const ends = [...members].map((member) => member.end("stop", patienceMs));
      return (await Promise.all(ends)).every((isInOrder) => isInOrder);
    },
    isStopping: () => isStopping,
  };
}
