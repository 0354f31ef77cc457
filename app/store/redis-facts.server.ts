import type { Redis } from "ioredis";

/** What decides whether Redis keeps its data. */
export interface RedisFacts {
  /** Changes with each restart, and differs between machines. */
  runId: string;
  /** The number of keys evicted since then. */
  evicted: number;
  evictionPolicy: string;
  /** `off`, or when the append-only file is synced: `always`, `everysec`, `no`; `unknown` if we may not read it. */
  fsync: string;
}

/** Null if Redis does not let us read them. */
export async function readFacts(redis: Redis): Promise<RedisFacts | null> {
  const info = await redis.call("INFO", "server", "stats", "memory", "persistence").catch(refused);
  if (typeof info !== "string") return null;
  const field = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, "m").exec(info)?.[1] ?? "";
  const isWritten = field("aof_enabled") === "1";
  return {
    runId: field("run_id"),
    evicted: Number(field("evicted_keys")),
    evictionPolicy: field("maxmemory_policy"),
    fsync: isWritten ? await readFsync(redis) : "off",
  };
}

async function readFsync(redis: Redis): Promise<string> {
  const config = await redis.call("CONFIG", "GET", "appendfsync").catch(refused);
  return Array.isArray(config) ? String(config[1]) : "unknown";
}

/** Some hosted services forbid these commands; other errors, such as a lost connection, are rethrown. */
function refused(error: unknown): null {
  if (error instanceof Error && error.name === "ReplyError") return null;
  throw error;
}

/** Whether a restart loses nothing that was acknowledged. */
export function isDurable({ fsync }: RedisFacts): boolean {
  return fsync === "always";
}

/**
 * Why claims may be lost, so that money could move twice or an outcome stay unknown: one line per risk, for operations.
 */
export function risksOf(facts: RedisFacts | null): string[] {
  if (facts === null) return ["Redis does not say how it keeps data: allow INFO"];
  const { evictionPolicy, fsync } = facts;
  const risks: string[] = [];
  if (evictionPolicy !== "noeviction")
    risks.push(`Redis may throw claims out: maxmemory-policy is ${evictionPolicy}, set noeviction`);
  if (fsync === "off")
    risks.push("Redis forgets claims at a restart: set appendonly yes, appendfsync always");
  else if (!isDurable(facts))
    risks.push(`Redis may forget the last claims at a restart: appendfsync is ${fsync}, set always`);
  return risks;
}
