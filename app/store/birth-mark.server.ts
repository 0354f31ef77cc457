import { Cluster, type Redis } from "ioredis";
import { atMaster } from "./at-master.server";
import type { Confirmer } from "./confirm.server";
import type { RedisClient } from "./connect.server";
import { isDurable, type RedisFacts, readFacts, readFsync } from "./redis-facts.server";
import { StoreUnavailable } from "./store";

/** What we store in Redis about it: since when it has kept all its data, and which process held the data then. */
export interface BirthMark {
  /** In ms since the epoch. */
  bornAt: number;
  runId: string;
  evicted: number;
  replicationId: string;
}

/** Null for anything but a mark. A mark of an earlier release has no replication id. */
export function parseMark(text: string | null): BirthMark | null {
  const [bornAt, runId = "", evicted, replicationId = ""] = (text ?? "").split(" ");
  const mark = { bornAt: Number(bornAt), runId, evicted: Number(evicted), replicationId };
  return bornAt && Number.isFinite(mark.bornAt) && Number.isFinite(mark.evicted) ? mark : null;
}

export function formatMark({ bornAt, runId, evicted, replicationId }: BirthMark): string {
  return [bornAt, runId, evicted, replicationId].join(" ");
}

/**
 * Whether nothing was lost since the mark was written. That is so if
 * - the process that wrote it still holds the data (`facts`), or, in a cluster, is one of the `others` and the slot has
 *   moved, and has evicted nothing since,
 * - or Redis was restarted from a complete append-only file (`isDurable`, asked only then),
 * - or a replica of it was made the master and has every byte that was confirmed to this process (`confirmedOffset`).
 */
export async function hasKept(
  mark: BirthMark,
  facts: RedisFacts,
  others: readonly RedisFacts[],
  confirmedOffset: (replicationId: string) => number,
  isDurable: () => Promise<boolean>,
): Promise<boolean> {
  const holder = [facts, ...others].find(({ runId }) => runId === mark.runId);
  if (holder) return holder.evicted <= mark.evicted;
  if (facts.evicted > 0) return false;
  if (facts.formerReplicationId === null) return isDurable();
  const wasReplica =
    facts.formerReplicationId === mark.replicationId && facts.evictionPolicy === "noeviction";
  return wasReplica && confirmedOffset(mark.replicationId) < facts.formerOffset;
}

const MOST_TRIES = 5;
/** How many marks there are: spread evenly over a cluster's 16,384 slots, so that each shard holds some. */
const MARKS = 64;

/**
 * The key in which earlier releases kept their mark, without a replication id. It is only read: while replicas of both
 * releases run, each would overwrite the other's mark until it "changes too often" and money is refused.
 */
const EARLIER_KEY = "born";

const REPLACE = `if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[2]) return 1`;

/** How to reach the store's Redis. */
interface RedisAccess {
  reader: RedisClient;
  writer: RedisClient;
  confirmer: Confirmer;
  /** The name of a key in Redis. */
  named(key: string): string;
}

/**
 * Since when Redis has kept all its data, in ms since the epoch. The mark that says so is stored in Redis, so a flush
 * removes it; in a cluster every shard has marks, and the latest counts. A mark also says which process held the data,
 * so an eviction, a restart without a complete append-only file, or a failover to a replica that lacks a confirmed
 * write counts as a new beginning too. Throws what Redis throws.
 */
export async function readBirth(access: RedisAccess, now: () => number): Promise<number> {
  const { reader, named } = access;
  const isCluster = reader instanceof Cluster;
  const keys = Array.from({ length: isCluster ? MARKS : 1 }, (_, index) => named(`born:${index}`));
  const facts = new Map<Redis, Promise<RedisFacts | null>>();
  const factsOf = (node: Redis) => {
    const known = facts.get(node) ?? readFacts(node);
    facts.set(node, known);
    return known;
  };
  const others = async () => {
    if (!isCluster) return [];
    const all = await Promise.all(reader.nodes("all").map((node) => factsOf(node).catch(() => null)));
    return all.filter((one) => one !== null);
  };
  const earlier = async () => (isCluster ? null : reader.get(named(EARLIER_KEY)));
  const context = { ...access, factsOf, others, earlier, now };
  return Math.max(...(await Promise.all(keys.map((key) => readMark(key, context)))));
}

/** What the marks of one reading share. */
interface MarkContext extends RedisAccess {
  factsOf(node: Redis): Promise<RedisFacts | null>;
  /** The facts of a cluster's nodes. */
  others(): Promise<RedisFacts[]>;
  /** The mark of an earlier release. */
  earlier(): Promise<string | null>;
  now(): number;
}

/** Reads a mark, writes it anew if it must change, and returns its `bornAt`. */
async function readMark(key: string, context: MarkContext): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { held, master, facts } = await atMaster(context.reader, key, async (master, sendAsking) => {
      sendAsking();
      const [held, facts] = await Promise.all([master.get(key), context.factsOf(master)]);
      return { held, master, facts };
    });
    const next = await nextMark(parseMark(held ?? (await context.earlier())), master, facts, context);
    const text = formatMark(next);
    if (text === held || (await replaceMark(key, held, text, context))) return next.bornAt;
  }
  throw new StoreUnavailable(new Error("the birth mark changes too often"));
}

async function nextMark(
  mark: BirthMark | null,
  master: Redis,
  facts: RedisFacts | null,
  { now, others, confirmer }: MarkContext,
): Promise<BirthMark> {
  if (!facts) return mark ?? { bornAt: now(), runId: "", evicted: 0, replicationId: "" };
  const { runId, evicted, replicationId } = facts;
  const isFileWhole = async () => isDurable(await readFsync(master, facts));
  const isKept =
    mark !== null && (await hasKept(mark, facts, await others(), confirmer.confirmedOffset, isFileWhole));
  return { bornAt: isKept ? mark.bornAt : now(), runId, evicted, replicationId };
}

/** Returns false if the mark is not `held` any more. */
function replaceMark(
  key: string,
  held: string | null,
  text: string,
  { writer, confirmer }: MarkContext,
): Promise<boolean> {
  return atMaster(writer, key, (master, sendAsking) =>
    confirmer.write(master, async () => {
      sendAsking();
      return (await master.eval(REPLACE, 1, key, held ?? "", text)) === 1;
    }),
  );
}
