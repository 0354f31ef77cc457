import { Cluster, type Redis } from "ioredis";
import { atMaster } from "./at-master.server";
import type { Confirmer } from "./confirm.server";
import type { Client } from "./connect.server";
import { hasKept, type Mark, markOf, textOf } from "./lineage";
import { isDurable, type RedisFacts, readFacts, readFsync } from "./redis-facts.server";
import { StoreUnavailable } from "./store";

const MOST_TRIES = 5;
/** Evenly over a cluster's 16,384 slots, so that each shard holds some. */
const MARKS = 64;

/**
 * The mark of releases that know no lines. It is only read: they would write it without its line again, and replicas of
 * both releases would take it from each other until it "changes too often" for a member's money.
 */
const EARLIER = "born";

const REPLACE = `if (redis.call("get", KEYS[1]) or "") ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[2]) return 1`;

interface Place {
  reader: Client;
  writer: Client;
  confirmer: Confirmer;
  named(key: string): string;
}

/**
 * Since when Redis has kept all its data, in ms since the epoch. The mark is stored in Redis, so a flush removes it; in a
 * cluster every shard has marks, and the latest counts. It contains what distinguishes the process that holds it, so an
 * eviction, a restart without a complete append-only file, or a failover to a replica that lacks a confirmed write, also
 * counts as a new beginning. Throws what Redis throws.
 */
export async function readBirth(place: Place, now: () => number): Promise<number> {
  const { reader, named } = place;
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
  const earlier = async () => (isCluster ? null : reader.get(named(EARLIER)));
  return Math.max(
    ...(await Promise.all(keys.map((key) => readMark(key, { ...place, factsOf, others, earlier, now })))),
  );
}

interface Reading extends Place {
  factsOf(node: Redis): Promise<RedisFacts | null>;
  others(): Promise<RedisFacts[]>;
  earlier(): Promise<string | null>;
  now(): number;
}

async function readMark(key: string, reading: Reading): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { held, master, facts } = await atMaster(reading.reader, key, async (master, ask) => {
      ask();
      const [held, facts] = await Promise.all([master.get(key), reading.factsOf(master)]);
      return { held, master, facts };
    });
    const next = await nextMark(markOf(held ?? (await reading.earlier())), master, facts, reading);
    const text = textOf(next);
    if (text === held || (await put(key, held, text, reading))) return next.bornAt;
  }
  throw new StoreUnavailable(new Error("the birth mark changes too often"));
}

async function nextMark(
  mark: Mark | null,
  master: Redis,
  facts: RedisFacts | null,
  reading: Reading,
): Promise<Mark> {
  const { now, others, confirmer } = reading;
  if (!facts) return mark ?? { bornAt: now(), runId: "", evicted: 0, line: "" };
  const { runId, evicted, line } = facts;
  const isFileWhole = async () => isDurable(await readFsync(master, facts));
  const isKept =
    mark !== null && (await hasKept(mark, facts, await others(), confirmer.confirmedTo, isFileWhole));
  return { bornAt: isKept ? mark.bornAt : now(), runId, evicted, line };
}

function put(
  key: string,
  held: string | null,
  text: string,
  { writer, confirmer }: Reading,
): Promise<boolean> {
  return atMaster(writer, key, (master, ask) =>
    confirmer.write(master, async () => {
      ask();
      return (await master.eval(REPLACE, 1, key, held ?? "", text)) === 1;
    }),
  );
}
