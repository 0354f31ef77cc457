import * as z from "zod";
import { Host } from "./address";
import {
  alteredSecretWarnings,
  brandFaults,
  FILE,
  limitWarnings,
  nameSecretWarnings,
  originFaults,
  portFaults,
  withoutSecret,
  workersWarnings,
} from "./env/faults";
import {
  list,
  nameSecret,
  publicOrigin,
  redisUrl,
  sessionSecrets,
  trustedProxies,
  url,
  web,
  wholeNumber,
  withoutSlash,
} from "./env/kinds";
import { limitsOf, limitVariables } from "./env/limits";
import { secretFileVariables, secretNames } from "./env/secrets";
import { telemetryOf, telemetryVariables } from "./env/telemetry";
import { type Fault, faultsOf } from "./fault";
import { isLoopback } from "./loopback";

/** STORE_FILE for a store in memory, which is lost when the process ends: for tests. */
export const IN_MEMORY = ":memory:";

/** The environment variables. Each is explained in .env.example. */
export const Environment = z.object({
  HOST: z.string().default("127.0.0.1").describe("The address to listen on"),
  PORT: wholeNumber(0, 65535).prefault("3000").describe("The port to listen on; 0 takes a free one"),
  METRICS_PORT: wholeNumber(0, 65535)
    .optional()
    .describe("A port of its own for /metrics; absent: no metrics"),
  OPERATOR: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a brand's id: lower case letters, digits and hyphens")
    .optional()
    .describe("The brand: picks config/<id>.json"),
  OPERATOR_CONFIG: z.string().optional().describe("A brand's file anywhere; wins over OPERATOR"),
  PUBLIC_ORIGIN: publicOrigin
    .optional()
    .describe("What members type; absent: http on loopback, where HOST has to be loopback too"),
  OPERATOR_API_URL: url(web).transform(withoutSlash).describe("The operator's API"),
  CHAT_URL: url(web).transform(withoutSlash).optional().describe("The chat; absent: the operator's origin"),
  SESSION_SECRET: sessionSecrets.describe("Seals the session cookie; comma-separated to rotate"),
  NAME_SECRET: nameSecret
    .optional()
    .describe("Names members and what is counted in the store; absent: the last of SESSION_SECRET"),
  TRUELINK_KEY: z.string().optional().describe("The passphrase that gift links are encrypted with"),
  STORE_FILE: z
    .string()
    .default("data/kapao.db")
    .describe("The store of one machine, without REDIS_URL; :memory: forgets all at the end"),
  REDIS_URL: redisUrl.optional().describe("The store of replicas on several machines; absent: STORE_FILE"),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).prefault("0").describe("How many proxies of ours stand in front"),
  TRUSTED_PROXIES: trustedProxies
    .prefault("private")
    .describe("Whose word about the member's address counts"),
  EXTRA_PROVIDER_HOSTS: z
    .string()
    .prefault("")
    .transform(list)
    .refine(
      (hosts) => hosts.every((host) => Host.safeParse(host).success),
      "host:port names, separated by commas",
    )
    .describe("More hosts that games may open on; honoured only when the operator's API is on loopback"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("Least level"),
  SHUTDOWN_DRAIN: wholeNumber(0, 600).prefault("5").describe("Seconds unready before the listener closes"),
  SHUTDOWN_GRACE: wholeNumber(1, 600)
    .prefault("30")
    .describe("Seconds that requests in flight may take to end"),
  ...secretFileVariables,
  ...telemetryVariables,
  ...limitVariables,
});

/** The server's settings, from its environment. */
export type Env = ReturnType<typeof envFrom>;

function envFrom(given: z.output<typeof Environment>) {
  const api = new URL(given.OPERATOR_API_URL);
  const apiIsLoopback = isLoopback(api.hostname);
  return {
    host: given.HOST,
    port: given.PORT,
    metricsPort: given.METRICS_PORT,
    /** `OPERATOR_CONFIG` wins when both are set; validation ensures that at least one is. */
    operator: given.OPERATOR,
    operatorConfig: given.OPERATOR_CONFIG,
    publicOrigin: given.PUBLIC_ORIGIN,
    operatorApiUrl: given.OPERATOR_API_URL,
    /** Pictures and game links on http loopback are allowed only when the API is on loopback too. */
    apiIsLoopback,
    chatUrl: given.CHAT_URL ?? api.origin,
    sessionSecrets: given.SESSION_SECRET,
    /** Stays when the others are rotated, or members' entries in the store would be lost (docs/ops/secrets.md). */
    nameSecret: given.NAME_SECRET ?? given.SESSION_SECRET.at(-1) ?? "",
    trueLinkKey: given.TRUELINK_KEY,
    storeFile: given.STORE_FILE,
    redis: given.REDIS_URL,
    trustedProxyHops: given.TRUSTED_PROXY_HOPS,
    trustedProxies: given.TRUSTED_PROXIES,
    extraProviderHosts: apiIsLoopback ? given.EXTRA_PROVIDER_HOSTS : [],
    logLevel: given.LOG_LEVEL,
    shutdown: { drainSeconds: given.SHUTDOWN_DRAIN, graceSeconds: given.SHUTDOWN_GRACE },
    telemetry: telemetryOf(given),
    limits: limitsOf(given),
  };
}

/**
 * Reads the environment; an empty variable counts as absent. Returns the settings with warnings, or every fault. Faults
 * do not show the values of secrets.
 */
export function readEnv(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; env: Env; warnings: Fault[] } | { ok: false; faults: Fault[] } {
  const given = setVariables(environment);
  const parsed = Environment.safeParse(given);
  const faults = [
    ...brandFaults(given),
    ...originFaults(given),
    ...portFaults(given),
    ...(parsed.success ? [] : faultsOf(parsed.error, given, FILE)),
  ];
  const warnings = [
    ...nameSecretWarnings(given),
    ...alteredSecretWarnings(given),
    ...limitWarnings(given),
    ...workersWarnings(given),
  ];
  if (parsed.success && faults.length === 0) return { ok: true, env: envFrom(parsed.data), warnings };
  return { ok: false, faults: [...faults, ...warnings].map((fault) => withoutSecret(fault, given)) };
}

/** The variables that are set, trimmed. Secrets stay as they are. */
function setVariables(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const isSecret = (name: string) => (secretNames as readonly string[]).includes(name);
  return Object.fromEntries(
    Object.entries(environment)
      .map(([name, value = ""]) => [name, isSecret(name) && value.trim() ? value : value.trim()] as const)
      .filter(([, value]) => value !== ""),
  );
}
