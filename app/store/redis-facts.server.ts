import type { Redis } from "ioredis";
import type { RedisAddress } from "schemas/env/redis-address";

/** What decides whether Redis keeps its data, as its INFO says. */
export interface RedisFacts {
  /** Changes with each restart, and differs between machines. */
  runId: string;
  /** The number of keys evicted since the restart. */
  evicted: number;
  evictionPolicy: string;
  /** Whether it writes an append-only file. */
  hasFile: boolean;
  /** How many replicas follow this master. */
  replicas: number;
  /** Whether it refuses writes without replicas (`min-replicas-to-write`). */
  needsReplicas: boolean;
  /**
   * Names the history of writes that a master shares with its replicas (`master_replid`). A failover continues it under
   * a new id.
   */
  replicationId: string;
  /** How far that history goes, in bytes. */
  offset: number;
  /** The id under which this master followed another one before it was promoted; null if it never did. */
  formerReplicationId: string | null;
  /** The first byte of the former history that it lacks. */
  formerOffset: number;
}

const NO_ID = /^0*$/;

/** Null if Redis does not let us read them. */
export async function readFacts(redis: Redis): Promise<RedisFacts | null> {
  const info = await redis
    .call("INFO", "server", "stats", "memory", "persistence", "replication")
    .catch(nullIfForbidden);
  if (typeof info !== "string") return null;
  const field = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, "m").exec(info)?.[1] ?? "";
  const formerReplicationId = field("master_replid2");
  return {
    runId: field("run_id"),
    evicted: Number(field("evicted_keys")),
    evictionPolicy: field("maxmemory_policy"),
    hasFile: field("aof_enabled") === "1",
    replicas: info.match(/^slave\d+:.*state=online/gm)?.length ?? 0,
    needsReplicas: field("min_slaves_good_slaves") !== "",
    replicationId: field("master_replid"),
    offset: Number(field("master_repl_offset")),
    formerReplicationId: NO_ID.test(formerReplicationId) ? null : formerReplicationId,
    formerOffset: Number(field("second_repl_offset")),
  };
}

/** When the append-only file is synced: `always`, `everysec`, `no`; `off` without one, `unknown` if we may not ask. */
export async function readFsync(redis: Redis, { hasFile }: RedisFacts): Promise<string> {
  if (!hasFile) return "off";
  const config = await redis.call("CONFIG", "GET", "appendfsync").catch(nullIfForbidden);
  return Array.isArray(config) ? String(config[1]) : "unknown";
}

/** Some hosted services forbid these commands; other errors, such as a lost connection, are rethrown. */
function nullIfForbidden(error: unknown): null {
  if (error instanceof Error && error.name === "ReplyError") return null;
  throw error;
}

/** Whether a restart loses nothing that was acknowledged. */
export function isDurable(fsync: string): boolean {
  return fsync === "always";
}

/**
 * Why claims may be lost, so that money could move twice or an outcome stay unknown: one line per risk, for whoever
 * runs Redis. `fsync`: as readFsync returns it.
 */
export function risksOf(facts: RedisFacts | null, fsync: string, kind: RedisAddress["kind"]): string[] {
  if (facts === null) return ["Redis does not say how it keeps data: allow INFO"];
  return [...riskOfEviction(facts), ...riskOfRestart(fsync), ...riskOfFailover(facts, kind)];
}

function riskOfEviction({ evictionPolicy }: RedisFacts): string[] {
  if (evictionPolicy === "noeviction") return [];
  return [`Redis may throw claims out: maxmemory-policy is ${evictionPolicy}, set noeviction`];
}

function riskOfRestart(fsync: string): string[] {
  if (isDurable(fsync)) return [];
  if (fsync === "off") return ["Redis forgets claims at a restart: set appendonly yes, appendfsync always"];
  return [`Redis may forget the last claims at a restart: appendfsync is ${fsync}, set always`];
}

/**
 * A cluster needs no `min-replicas-to-write`: a master that is cut off from the others stops taking writes by itself.
 */
function riskOfFailover({ replicas, needsReplicas }: RedisFacts, kind: RedisAddress["kind"]): string[] {
  const isReplicated = kind !== "single" || replicas > 0;
  return [
    ...(isReplicated && replicas === 0 ? ["Claims are in one place: no replica follows the master"] : []),
    ...(isReplicated && kind !== "cluster" && !needsReplicas
      ? ["A master that is cut off takes claims that a failover loses: set min-replicas-to-write 1"]
      : []),
  ];
}
