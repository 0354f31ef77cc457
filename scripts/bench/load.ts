import { Pool } from "undici";
import { cpuTimeMs } from "./cpu-time";
import { userAgent } from "./documents";

/** One page of one process, requested over and over. */
export interface Load {
  origin: string;
  path: string;
  /** The process that answers. */
  pid: number;
  cookie: string;
}

const AT_ONCE = 4;
const ROUNDS = 5;
/** One round of a load goes on in batches until the process has used so much CPU time. */
const BATCH = 40;
const ENOUGH_MS = 1_000;
const WARM_UP_MS = 5_000;

/**
 * The CPU time in ms that each load's process uses per request, for each of some rounds in which the loads take turns,
 * so that whatever else the machine does falls on all alike. Compressed with brotli, `AT_ONCE` requests at a time.
 */
export async function cpuPerRequest<Name extends string>(
  loads: Readonly<Record<Name, Load>>,
): Promise<Record<Name, number[]>> {
  const named = Object.entries(loads) as [Name, Load][];
  for (const [, load] of named) await oneRound(load, WARM_UP_MS);
  const found = Object.fromEntries(named.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, load] of named) found[name].push(await oneRound(load, ENOUGH_MS));
  }
  return found;
}

async function oneRound({ origin, path, pid, cookie }: Load, enoughMs: number): Promise<number> {
  const pool = new Pool(origin, { connections: AT_ONCE });
  const headers = { "accept-encoding": "br", "user-agent": userAgent, cookie };
  const answer = async () => {
    const { body, statusCode } = await pool.request({ path, method: "GET", headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} under load`);
  };
  const before = cpuTimeMs(pid);
  let [requests, usedMs] = [0, 0];
  while (usedMs < enoughMs) {
    let left = BATCH;
    const worker = async () => {
      while (left-- > 0) await answer();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    requests += BATCH;
    usedMs = cpuTimeMs(pid) - before;
  }
  await pool.close();
  return usedMs / requests;
}
