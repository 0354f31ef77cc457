import type { RedisAddress } from "schemas/env/redis-address";
import { isDurable, type RedisFacts } from "./redis-facts.server";

/**
 * Why claims may be lost, so that money could move twice or an outcome stay unknown: one line per risk, for operations.
 * `fsync`: of readFsync.
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

/** A master of a cluster that is cut off from the others stops taking writes by itself. */
function riskOfFailover({ replicas, needsReplicas }: RedisFacts, kind: RedisAddress["kind"]): string[] {
  const isReplicated = kind !== "single" || replicas > 0;
  return [
    ...(isReplicated && replicas === 0 ? ["Claims are in one place: no replica follows the master"] : []),
    ...(isReplicated && kind !== "cluster" && !needsReplicas
      ? ["A master that is cut off takes claims that a failover loses: set min-replicas-to-write 1"]
      : []),
  ];
}
