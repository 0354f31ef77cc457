import type { Redis } from "ioredis";
import { isDurable, type RedisFacts, readFacts } from "./redis-facts.server";
import { StoreUnavailable } from "./store";

const KEY = "born";
const MOST_TRIES = 5;

const REPLACE = `if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[2]) return 1`;

/**
 * Since when Redis has kept all its data, in ms since the epoch. The mark is stored in Redis, so a flush removes it. It
 * contains the run id of the Redis process and its count of evictions, so an eviction, or a restart without a complete
 * append-only file, also counts as a new beginning. Throws what Redis throws.
 */
export async function readBirthMark(redis: Redis, now: () => number): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [held, facts] = await Promise.all([redis.get(KEY), readFacts(redis)]);
    const mark = markOf(held);
    const next = nextMark(mark, facts, now());
    const text = [next.bornAt, next.runId, next.evicted].join(" ");
    if (text === held || (await redis.eval(REPLACE, 1, KEY, held ?? "", text)) === 1) return next.bornAt;
  }
  throw new StoreUnavailable(new Error("the birth mark changes too often"));
}

interface Mark {
  bornAt: number;
  runId: string;
  evicted: number;
}

function markOf(text: string | null): Mark | null {
  const [bornAt, runId = "", evicted] = (text ?? "").split(" ");
  const mark = { bornAt: Number(bornAt), runId, evicted: Number(evicted) };
  return bornAt && Number.isFinite(mark.bornAt) && Number.isFinite(mark.evicted) ? mark : null;
}

function nextMark(mark: Mark | null, facts: RedisFacts | null, now: number): Mark {
  if (!facts) return mark ?? { bornAt: now, runId: "", evicted: 0 };
  const { runId, evicted } = facts;
  const isSameRun = mark?.runId === runId;
  const hasKept = isSameRun ? evicted <= mark.evicted : isDurable(facts) && evicted === 0;
  return { bornAt: mark && hasKept ? mark.bornAt : now, runId, evicted };
}
