import { urlOf } from "../url-of";

export interface HostAndPort {
  host: string;
  port: number;
}

/** How to reach the store's Redis (docs/ops/store.md). */
export interface RedisAddress {
  kind: "single" | "sentinel" | "cluster";
  isTls: boolean;
  /** One Redis, the Sentinels, or some nodes of the cluster. */
  hosts: readonly HostAndPort[];
  /** For Redis; Sentinels have their own. */
  username?: string;
  password?: string;
  sentinelUsername?: string;
  sentinelPassword?: string;
  /** The master's name at the Sentinels. */
  master?: string;
  database: number;
  /** How long one command may take, in ms. */
  timeoutMs: number;
}

/** The default and the maximum: a store that is back must be in use within 5 s (standards.md, Reliability). */
export const STORE_TIMEOUT_MS = 1_000;
const LEAST_TIMEOUT_MS = 100;

const SHAPE = /^redis(s?)(?:\+(sentinel|cluster))?:\/\/(?:([^@/?#]*)@)?([^@/?#]+)(\/[^?#]*)?(?:\?([^#]*))?$/;
const PORTS = { single: 6379, sentinel: 26379, cluster: 6379 };
const PARAMETERS = {
  single: ["timeout"],
  sentinel: ["timeout", "sentinel-user", "sentinel-password"],
  cluster: ["timeout"],
};

/** The forms of an address, for faults. */
export const redisRule =
  "redis://user:password@host:6379/0, redis+sentinel://host,host/master or redis+cluster://host,host; rediss for TLS; ?timeout=100 to 1000 ms; what is special in a password percent-encoded";

/** Parses the address of one Redis, of Sentinels or of a cluster; null if it is not valid. */
export function redisAddressOf(text: string): RedisAddress | null {
  const [, tls, kind = "single", user = "", hosts = "", path = "", query = ""] = SHAPE.exec(text) ?? [];
  if (kind !== "single" && kind !== "sentinel" && kind !== "cluster") return null;
  const all = hosts.split(",").map((one) => hostOf(one, PORTS[kind]));
  const database = databaseOf(kind, path);
  const parameters = new URLSearchParams(query);
  const timeoutMs = timeoutOf(parameters.get("timeout"));
  const names = decoded(user);
  const isKnown = [...parameters.keys()].every((name) => PARAMETERS[kind].includes(name));
  if (!all.every((one) => one !== null) || (kind === "single" && all.length > 1)) return null;
  if (!database || !names || timeoutMs === null || !isKnown) return null;
  const [sentinelUsername, sentinelPassword] = ["sentinel-user", "sentinel-password"].map(
    (name) => parameters.get(name) ?? undefined,
  );
  return {
    kind,
    isTls: tls === "s",
    hosts: all,
    ...names,
    ...(sentinelUsername && { sentinelUsername }),
    ...(sentinelPassword && { sentinelPassword }),
    ...database,
    timeoutMs,
  };
}

function hostOf(text: string, port: number): HostAndPort | null {
  const url = urlOf(`redis://${text}`);
  if (!url?.hostname || url.pathname !== "") return null;
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port: url.port === "" ? port : Number(url.port) };
}

/** Parses the path: `/0`, or for Sentinels `/mymaster` or `/mymaster/0`. A cluster has one database only. */
function databaseOf(
  kind: RedisAddress["kind"],
  path: string,
): Pick<RedisAddress, "master" | "database"> | null {
  const parts = path.split("/").filter((part) => part !== "");
  const name = kind === "sentinel" ? parts.shift() : undefined;
  const [database = "0", ...more] = parts;
  const isAllowed = kind === "cluster" ? database === "0" : /^\d{1,3}$/.test(database);
  if (!isAllowed || more.length > 0 || (kind === "sentinel") !== (name !== undefined)) return null;
  return { ...(name !== undefined && { master: name }), database: Number(database) };
}

function timeoutOf(text: string | null): number | null {
  if (text === null) return STORE_TIMEOUT_MS;
  const ms = Number(text);
  return /^\d+$/.test(text) && ms >= LEAST_TIMEOUT_MS && ms <= STORE_TIMEOUT_MS ? ms : null;
}

function decoded(user: string): Pick<RedisAddress, "username" | "password"> | null {
  const [name = "", ...rest] = user.split(":");
  try {
    const [username, password] = [name, rest.join(":")].map(decodeURIComponent);
    return { ...(username && { username }), ...(password && { password }) };
  } catch {
    return null;
  }
}
