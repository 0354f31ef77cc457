import { Cluster, Redis, type RedisOptions } from "ioredis";
import type { RedisAddress } from "schemas/env/redis-address";
import { lasting } from "./lasting.server";
import { limitTime } from "./limit-time.server";
import { waitsMs } from "./waits.server";

export type Client = Redis | Cluster;

/** Enough for a slot that has moved and moves again; each costs 100 ms at most. */
const MOST_REDIRECTIONS = 3;

/**
 * Connects to one Redis, to the master that Sentinels name, or to a cluster, and again whenever the connection is lost.
 * Commands never wait for a connection: without one they fail at once.
 */
export function connect(address: RedisAddress): Client {
  const { hosts, timeoutMs, sentinelUsername, sentinelPassword, master } = address;
  const tls = address.isTls ? {} : undefined;
  const options: RedisOptions = {
    username: address.username,
    password: address.password,
    db: address.database,
    tls,
    connectTimeout: waitsMs.connect,
    maxRetriesPerRequest: 0,
  };
  if (address.kind === "cluster") {
    const cluster = new Cluster([...hosts], {
      redisOptions: options,
      enableOfflineQueue: false,
      maxRedirections: MOST_REDIRECTIONS,
      clusterRetryStrategy: pause,
      slotsRefreshTimeout: waitsMs.command,
      // A host's name, which a certificate bears, is resolved as late as an address is.
      dnsLookup: (host, done) => done(null, host),
    });
    cluster.on("+node", (node: Redis) => limitTime(node, timeoutMs));
    return cluster;
  }
  const again: RedisOptions = {
    enableOfflineQueue: false,
    retryStrategy: pause,
    // A master that has become a replica: another one takes writes.
    reconnectOnError: (error) => error.message.startsWith("READONLY"),
  };
  const place: RedisOptions =
    address.kind === "single"
      ? { ...hosts[0] }
      : {
          sentinels: [...hosts],
          name: master,
          sentinelUsername,
          sentinelPassword,
          sentinelTLS: tls,
          enableTLSForSentinelMode: address.isTls,
          sentinelCommandTimeout: waitsMs.command,
          sentinelRetryStrategy: pause,
          failoverDetector: true,
        };
  return lasting(limitTime(new Redis({ ...options, ...again, ...place }), timeoutMs), pause(1));
}

/** The connections to all masters that hold keys. */
export function mastersOf(client: Client): readonly Redis[] {
  return client instanceof Cluster ? client.nodes("master") : [client];
}

function pause(attempt: number): number {
  return Math.min(attempt * 100, waitsMs.reconnect);
}
