import { Cluster, type Command, Redis, type RedisOptions } from "ioredis";
import type { RedisAddress } from "schemas/env/redis-address";
import { StoreTimeout } from "./store";
import { waitsMs } from "./waits.server";

export type RedisClient = Redis | Cluster;

/** The most redirections followed: enough for a slot that has moved and moves again. Each costs 100 ms at most. */
const MOST_REDIRECTIONS = 3;

/**
 * Connects to one Redis, to the master that Sentinels name, or to a cluster, and reconnects whenever the connection is
 * lost. Commands never wait for a connection: without one they fail at once.
 */
export function connect(address: RedisAddress): RedisClient {
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
      clusterRetryStrategy: pauseMs,
      slotsRefreshTimeout: waitsMs.command,
      // Connects by host name, which is what a certificate names, not by the address that it resolves to now.
      dnsLookup: (host, done) => done(null, host),
    });
    cluster.on("+node", (node: Redis) => limitCommandTime(node, timeoutMs));
    return cluster;
  }
  const reconnecting: RedisOptions = {
    enableOfflineQueue: false,
    retryStrategy: pauseMs,
    // The master has become a replica; another one takes writes.
    reconnectOnError: (error) => error.message.startsWith("READONLY"),
  };
  const target: RedisOptions =
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
          sentinelRetryStrategy: pauseMs,
          failoverDetector: true,
        };
  const redis = limitCommandTime(new Redis({ ...options, ...reconnecting, ...target }), timeoutMs);
  return reconnectAfterEnd(redis);
}

/** The connections to all masters that hold keys. */
export function mastersOf(client: RedisClient): readonly Redis[] {
  return client instanceof Cluster ? client.nodes("master") : [client];
}

function pauseMs(attempt: number): number {
  return Math.min(attempt * 100, waitsMs.reconnect);
}

/**
 * Rejects every command of the connection, handshakes included, with StoreTimeout if it is not answered in time.
 * Answers that arrived while this process was busy are read first. ioredis's own `commandTimeout` does not do that: it
 * would blame the store, and the breaker would then refuse every member's money.
 */
function limitCommandTime(redis: Redis, timeoutMs: number): Redis {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command: Command, ...rest) => {
    const late = () => setImmediate(() => command.reject(new StoreTimeout()));
    const timer = setTimeout(late, timeoutMs);
    const answered = () => clearTimeout(timer);
    command.promise.then(answered, answered);
    return send(command, ...rest);
  };
  return redis;
}

/**
 * Reconnects a connection that has ended, until `disconnect` is called. ioredis gives up for good when it hears of a
 * failover while it asks Sentinels for the master, and after a failover both happen at about the same time.
 */
function reconnectAfterEnd(redis: Redis): Redis {
  let isClosed = false;
  const disconnect = redis.disconnect.bind(redis);
  redis.disconnect = (reconnect) => {
    if (!reconnect) isClosed = true;
    disconnect(reconnect);
  };
  // A failure needs no handling here: listeners of "error" hear of it.
  const reconnect = () => !isClosed && void redis.connect().catch(() => undefined);
  redis.on("end", () => setTimeout(reconnect, pauseMs(1)));
  return redis;
}
