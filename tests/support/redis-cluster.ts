import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Redis } from "ioredis";
import { freePort } from "./free-port";
import { type RedisProcess, startRedisProcess } from "./redis-process";
import { until } from "./until";

/** Three masters, each with a replica. */
export interface TestCluster {
  url: string;
  masterPorts(): Promise<number[]>;
  at(port: number): RedisProcess;
  /** Resolves once a replica of the master on this port has become the master. */
  untilSwitched(from: number): Promise<void>;
  /** Moves so many slots from one master to another, one after the other. */
  moveSlots(count: number): Promise<void>;
  close(): Promise<void>;
}

const local = "127.0.0.1";
const run = promisify(execFile);

export async function startCluster(): Promise<TestCluster> {
  const nodes = await Promise.all(
    Array.from({ length: 6 }, async () =>
      startRedisProcess({
        "cluster-enabled": "yes",
        "cluster-port": String(await freePort()),
        "cluster-node-timeout": "1000",
        "repl-diskless-sync-delay": "0",
      }),
    ),
  );
  const places = nodes.map(({ port }) => `${local}:${port}`);
  const manage = async (...words: string[]) => (await run("redis-cli", ["--cluster", ...words])).stdout;
  await manage("create", ...places, "--cluster-replicas", "1", "--cluster-yes");
  for (const { port } of nodes) await untilJoined(port);
  /** As one of the living nodes sees it. */
  const masterPorts = async () => {
    const admin = new Redis(nodes.find(({ isUp }) => isUp())?.port ?? 0);
    const ports = await mastersOf(admin);
    admin.disconnect();
    return ports;
  };
  return {
    url: `redis+cluster://${places.slice(0, 3).join(",")}`,
    masterPorts,
    at(port) {
      const found = nodes.find((one) => one.port === port);
      if (!found) throw new Error(`no Redis on ${port}`);
      return found;
    },
    async untilSwitched(from) {
      const others = nodes.filter(({ port }) => port !== from);
      await Promise.all(others.map(({ port }) => untilJoined(port, from)));
    },
    async moveSlots(count) {
      const [from, to] = await Promise.all((await masterPorts()).slice(0, 2).map(idOf));
      const words = ["--cluster-from", from, "--cluster-to", to, "--cluster-slots", count, "--cluster-yes"];
      await manage("reshard", places[0] ?? "", ...words.map(String));
    },
    async close() {
      await Promise.all(nodes.map((one) => one.close()));
    },
  };
}

/** Until it is in a cluster that works, and in step with its master if it is a replica; `from` is no master any more. */
async function untilJoined(port: number, from?: number): Promise<void> {
  const admin = new Redis(port);
  const isJoined = async () => {
    const [state, role, masters] = await Promise.all([
      admin.cluster("INFO"),
      admin.info("replication"),
      mastersOf(admin),
    ]);
    const isReady = state.includes("cluster_state:ok") && !/master_link_status:down/.test(role);
    return isReady && masters.length === 3 && !masters.includes(from ?? 0);
  };
  await until(isJoined);
  admin.disconnect();
}

async function idOf(port: number): Promise<string> {
  const admin = new Redis(port);
  const id = await admin.cluster("MYID");
  admin.disconnect();
  return id;
}

/** The ports of those that have slots and live, as one of the nodes sees it. */
async function mastersOf(admin: Redis): Promise<number[]> {
  const lines = String(await admin.cluster("NODES"))
    .trim()
    .split("\n");
  const masters = lines
    .map((line) => line.split(" "))
    .filter(([, , flags = "", , , , , , ...slots]) => {
      return flags.includes("master") && !flags.includes("fail") && slots.length > 0;
    });
  return masters.map(([, place]) => Number(/:(\d+)@/.exec(place ?? "")?.[1]));
}
