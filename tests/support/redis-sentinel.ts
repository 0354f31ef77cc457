import { Redis } from "ioredis";
import { type RedisProcess, startRedisProcess, startSentinel } from "./redis-process";
import { until } from "./until";

/** A master that three Sentinels watch, with two replicas. */
export interface TestSentinels {
  url: string;
  /** The present master's port, as the Sentinels say. */
  masterPort(): Promise<number>;
  /** The process on a port. */
  at(port: number): RedisProcess;
  /** One that is not the master on this port. */
  replicaOf(port: number): RedisProcess;
  /** Resolves once another master than the one on this port has a replica that follows it. */
  untilSwitched(from: number): Promise<void>;
  /** Makes a replica the master while the master lives, as for maintenance. */
  failover(): Promise<void>;
  close(): Promise<void>;
}

const MASTER = "main";
const local = "127.0.0.1";

export async function startSentinels(): Promise<TestSentinels> {
  const settings = { "min-replicas-to-write": "1", "repl-diskless-sync-delay": "0" };
  const master = await startRedisProcess(settings);
  const followers = { ...settings, replicaof: `${local} ${master.port}` };
  const replicas = await Promise.all([1, 2].map(() => startRedisProcess(followers)));
  const all = [master, ...replicas];
  const lines = [
    `sentinel monitor ${MASTER} ${local} ${master.port} 2`,
    `sentinel down-after-milliseconds ${MASTER} 2000`,
    `sentinel failover-timeout ${MASTER} 5000`,
  ];
  const sentinels = await Promise.all([1, 2, 3].map(() => startSentinel(lines)));
  const admin = new Redis(sentinels[0]?.port ?? 0);
  const places = sentinels.map(({ port }) => `${local}:${port}`).join(",");
  const told = async () => {
    const reply = (await admin.call("SENTINEL", "MASTER", MASTER)) as string[];
    const field = (name: string) => reply[reply.indexOf(name) + 1];
    return field("num-slaves") === "2" && field("num-other-sentinels") === "2";
  };
  await until(told);
  const masterPort = async () => {
    const [, port] = (await admin.call("SENTINEL", "GET-MASTER-ADDR-BY-NAME", MASTER)) as string[];
    return Number(port);
  };
  return {
    url: `redis+sentinel://${places}/${MASTER}`,
    masterPort,
    replicaOf(port) {
      const found = all.find((one) => one.port !== port);
      if (!found) throw new Error("no replica");
      return found;
    },
    untilSwitched: (from) =>
      until(async () => {
        const port = await masterPort();
        return port !== from && isFollowed(port);
      }),
    at(port) {
      const found = all.find((one) => one.port === port);
      if (!found) throw new Error(`no Redis on ${port}`);
      return found;
    },
    async failover() {
      await admin.call("SENTINEL", "FAILOVER", MASTER);
    },
    async close() {
      admin.disconnect();
      await Promise.all([...sentinels, ...all].map((one) => one.close()));
    },
  };
}

async function isFollowed(port: number): Promise<boolean> {
  const redis = new Redis(port);
  const info = await redis.info("replication");
  redis.disconnect();
  return /role:master/.test(info) && /min_slaves_good_slaves:[1-9]/.test(info);
}
