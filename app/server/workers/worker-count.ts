import { availableParallelism } from "node:os";
import type { Env } from "schemas/env";
import { FILE } from "schemas/env/faults";
import { type Fault, shown } from "schemas/fault";

/** How many server processes share the port. One works without a parent. */
export function workerCount({ workers }: Pick<Env, "workers">, cores = availableParallelism()): number {
  return workers === "auto" ? cores : workers;
}

/**
 * Several workers need the store that they share: each would claim in its own memory what another has sent already, and
 * money would move twice.
 */
export function workerFaults(env: Pick<Env, "workers" | "redis">, cores?: number): Fault[] {
  const count = workerCount(env, cores);
  if (count === 1 || env.redis !== undefined) return [];
  const allowed = `an address of Redis, because WORKERS=${env.workers} starts ${count} processes`;
  return [{ file: FILE, path: "REDIS_URL", found: shown(undefined), allowed, message: "is missing" }];
}
