import type { Redis } from "ioredis";

/** What decides whether Redis keeps its data. */
export interface RedisFacts {
  /** Changes with each restart, and differs between machines. */
  runId: string;
  /** The number of keys evicted since then. */
  evicted: number;
  evictionPolicy: string;
  /** Whether it writes an append-only file. */
  hasFile: boolean;
  /** How many replicas follow this master. */
  replicas: number;
  /** Whether it refuses to write without them. */
  needsReplicas: boolean;
  /** The id of what it and its replicas have written, and how far they are, in bytes. */
  line: string;
  offset: number;
  /** Of a replica that was made the master: the line it comes from, and the first byte of it that it lacks. */
  formerLine: string | null;
  formerEnd: number;
}

const NO_LINE = /^0*$/;

/** Null if Redis does not let us read them. */
export async function readFacts(redis: Redis): Promise<RedisFacts | null> {
  const info = await redis
    .call("INFO", "server", "stats", "memory", "persistence", "replication")
    .catch(refused);
  if (typeof info !== "string") return null;
  const field = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, "m").exec(info)?.[1] ?? "";
  const formerLine = field("master_replid2");
  return {
    runId: field("run_id"),
    evicted: Number(field("evicted_keys")),
    evictionPolicy: field("maxmemory_policy"),
    hasFile: field("aof_enabled") === "1",
    replicas: info.match(/^slave\d+:.*state=online/gm)?.length ?? 0,
    needsReplicas: field("min_slaves_good_slaves") !== "",
    line: field("master_replid"),
    offset: Number(field("master_repl_offset")),
    formerLine: NO_LINE.test(formerLine) ? null : formerLine,
    formerEnd: Number(field("second_repl_offset")),
  };
}

/** `off`, or when the append-only file is synced: `always`, `everysec`, `no`; `unknown` if we may not read it. */
export async function readFsync(redis: Redis, { hasFile }: RedisFacts): Promise<string> {
  if (!hasFile) return "off";
  const config = await redis.call("CONFIG", "GET", "appendfsync").catch(refused);
  return Array.isArray(config) ? String(config[1]) : "unknown";
}

/** Some hosted services forbid these commands; other errors, such as a lost connection, are rethrown. */
function refused(error: unknown): null {
  if (error instanceof Error && error.name === "ReplyError") return null;
  throw error;
}

/** Whether a restart loses nothing that was acknowledged. */
export function isDurable(fsync: string): boolean {
  return fsync === "always";
}
