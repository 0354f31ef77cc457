import { Cluster, type Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { RedisAddress } from "schemas/env/redis-address";
import { atMaster } from "./at-master.server";
import { readBirth } from "./birth-mark.server";
import { createBreaker } from "./breaker.server";
import { batchedPerTurn } from "./coalesce.server";
import { createConfirmer } from "./confirm.server";
import { connect, mastersOf, type RedisClient } from "./connect.server";
import { readFacts, readFsync, risksOf } from "./redis-facts.server";
import { type Store, type StoreNews, StoreTimeout, StoreUnavailable, withLocalFallback } from "./store";

const REPLACE = `if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3]) return 1`;
const RELEASE = `if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end return 1`;

/**
 * The store that a brand's replicas share; other brands may use the same Redis. Nothing waits for a Redis that is
 * unavailable, and after a timeout nothing waits for one that hangs: commands fail immediately and the caller decides
 * (reads continue, money is refused). Each process then counts limits by itself.
 *
 * Every command has one key, so that a cluster can run it. Writes have a connection of their own, because they wait for
 * the replicas there and pages must not wait behind them.
 */
export function createRedisStore(
  address: RedisAddress,
  brandId: string,
  { onError, onReady, onRisk }: StoreNews,
): Store {
  const named = (key: string) => `kapao:${brandId}:${key}`;
  const [reader, writer] = [connect(address), connect(address)];
  const confirmer = createConfirmer(address.timeoutMs / 2);
  for (const client of [reader, writer])
    client.on("error", onError).on("ready", () => void begin().catch(onError));

  /** A cluster's keys are in different shards, which one MGET cannot read. */
  const read =
    reader instanceof Cluster
      ? (key: string) => reader.get(named(key))
      : batchedPerTurn((keys: string[]) => reader.mget(keys.map(named)));

  /** As the masters of `from` say it; during a failover another connection may have other masters. */
  const birth = (from: RedisClient) => readBirth({ reader: from, writer, confirmer, named }, Date.now);

  /** Runs a write on the master that holds the key; resolves once a failover cannot lose it. */
  function write<T>(
    key: string,
    command: (master: Redis, name: string) => Promise<T>,
    how: "write" | "tryWrite" = "write",
  ): Promise<T> {
    const name = named(key);
    return atMaster(writer, name, (master, sendAsking) =>
      confirmer[how](master, () => {
        sendAsking();
        return command(master, name);
      }),
    );
  }

  /** A claim instead of PING: it needs Redis 7, a writable instance and free memory, any of which can be missing. */
  const probe = () => write("ready", (master, name) => master.set(name, "1", "PX", 1, "NX", "GET"));

  async function risks(): Promise<string[]> {
    const found = await Promise.all(
      mastersOf(reader).map(async (master) => {
        const facts = await readFacts(master);
        return risksOf(facts, facts === null ? "unknown" : await readFsync(master, facts), address.kind);
      }),
    );
    return [...new Set(found.flat())];
  }

  /** Writes the birth mark at the first connection: forms rendered before it may not be submitted. */
  async function begin(): Promise<void> {
    if (reader.status !== "ready" || writer.status !== "ready") return;
    await probe();
    await birth(writer);
    onReady?.();
    for (const risk of await risks()) onRisk?.(risk);
  }

  const isTimeout = (error: unknown) => error instanceof StoreTimeout;
  const [reads, writes] = [createBreaker(isTimeout), createBreaker(isTimeout)];

  async function ask<T>({ run }: typeof reads, command: () => Promise<T>): Promise<T> {
    try {
      return await run(command);
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  return {
    bornAt: (from) =>
      from === "claims" ? ask(writes, () => birth(writer)) : ask(reads, () => birth(reader)),
    claim: (key, value, ttlMs) =>
      ask(writes, () => write(key, (master, name) => master.set(name, value, "PX", ttlMs, "NX", "GET"))),
    read: (key) => ask(reads, () => read(key)),
    put: (key, value, ttlMs) =>
      ask(writes, async () => {
        await write(key, (master, name) => master.set(name, value, "PX", ttlMs), "tryWrite");
      }),
    replace: (key, expected, next, ttlMs) =>
      ask(writes, async () => {
        const args = [expected, next, ttlMs];
        return (await write(key, (master, name) => master.eval(REPLACE, 1, name, ...args))) === 1;
      }),
    release: (key, expected) =>
      ask(writes, async () => {
        await write(key, (master, name) => master.eval(RELEASE, 1, name, expected), "tryWrite");
      }),
    limiter(options) {
      const keyPrefix = named(options.keyPrefix ?? "limit");
      const shared = new RateLimiterRedis({ ...options, keyPrefix, storeClient: reader });
      const guarded = {
        consume: (key: string) => reads.run(() => shared.consume(key)),
        reward: (key: string) => reads.run(() => shared.reward(key)),
      };
      return withLocalFallback(guarded, options);
    },
    ping: () =>
      ask(writes, async () => {
        await probe();
        await birth(writer);
        return risks();
      }),
    async close() {
      reader.disconnect();
      writer.disconnect();
    },
  };
}
