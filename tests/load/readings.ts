import { readdirSync, readFileSync } from "node:fs";
import { Redis } from "ioredis";
import { cpuTimeMs } from "../../scripts/bench/cpu-time";
import type { ProcessUse, Reading } from "../../scripts/load/figures";
import { readStoreInfo } from "../../scripts/load/store-info";
import { residentBytes } from "../support/resident-bytes";
import type { LoadStage } from "./stage";

/** Reads what everything has used so far; `close` ends its connection to the store. */
export async function openReadings({ operator, control, redis, replicas, nginx }: LoadStage) {
  const store = new Redis(redis.url);
  const { pid } = readStoreInfo(await store.info("server"));
  const processes = [
    ...replicas.map(({ app }, index) => ({
      name: `replica ${index + 1}`,
      pids: () => [app.process.pid ?? 0],
    })),
    // The one that looks through its cache when it starts ends a minute later.
    { name: "nginx", pids: () => [nginx.pid, ...childrenOf(nginx.pid)] },
    { name: "Redis", pids: () => [pid] },
    { name: "operator (sandbox)", pids: () => [operator.pid] },
    { name: "members (this load)", pids: () => [process.pid] },
  ];
  return {
    async read(): Promise<Reading> {
      const [info, [last]] = await Promise.all([store.info("everything"), control.calls({ limit: "1" })]);
      return {
        atMs: performance.now(),
        processes: processes.map(({ name, pids }) => ({ name, ...useOf(pids()) })),
        store: readStoreInfo(info),
        operatorCalls: last?.id ?? 0,
      };
    },
    close: () => store.disconnect(),
  };
}

function useOf(pids: readonly number[]): Omit<ProcessUse, "name"> {
  return {
    cpuMs: pids.reduce((sum, pid) => sum + cpuTimeMs(pid), 0),
    residentBytes: pids.reduce((sum, pid) => sum + residentBytes({ pid }), 0),
  };
}

/** The processes that this one has started and that live. */
function childrenOf(parent: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
