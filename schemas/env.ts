import * as z from "zod";
import { Host, isLoopback, urlOf } from "./address";
import { type Fault, faultsOf, shown } from "./fault";

/** The longest that a timer can be, whole seconds; a longer one would end at once, and the memory store's limit with it. */
const LONGEST_LIMIT_S = 2_147_483;

/** `"300/300"`: how often in how many seconds (standards.md, Trust 7). */
function limit(figure: string, what: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'how often / in how many seconds, such as "10/900"')
    .prefault(figure)
    .transform((text) => {
      const [count = 0, seconds = 0] = text.split("/").map(Number);
      return { count, seconds };
    })
    .refine(({ seconds }) => seconds <= LONGEST_LIMIT_S, `at most ${LONGEST_LIMIT_S} seconds`)
    .describe(`${what}, as count/seconds`);
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((count) => count >= least && count <= most, `a whole number from ${least} to ${most}`);
}

function url(protocols: readonly string[]) {
  const error = `a ${protocols.map((protocol) => `${protocol}//`).join(" or ")} address without user name, query or fragment`;
  return z.string({ error }).refine((text) => {
    const found = urlOf(text);
    return found !== null && protocols.includes(found.protocol) && !/[@?#\s]/.test(text);
  }, error);
}

function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const web = ["https:", "http:"];
const withoutSlash = (text: string) => text.replace(/\/+$/, "");

const publicOrigin = url(web)
  .refine((text) => urlOf(text)?.pathname === "/", "an origin only: no path")
  .refine((text) => {
    const found = urlOf(text);
    return found?.protocol === "https:" || isLoopback(found?.hostname ?? "");
  }, "https, or http on loopback")
  .transform((text) => new URL(text).origin);

const secretRule = "secrets of at least 32 characters each, separated by commas; the first seals, all open";
const sessionSecrets = z
  .string({ error: secretRule })
  .transform(list)
  .refine((all) => all.length > 0 && all.every((secret) => secret.length >= 32), secretRule);

const redisUrl = z
  .string()
  .refine((text) => /^rediss?:$/.test(urlOf(text)?.protocol ?? ""), "a redis:// or rediss:// address");

/** The variables as they stand in the environment. Every one is explained in .env.example. */
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
  TRUELINK_KEY: z.string().optional().describe("The passphrase that gift links are encrypted with"),
  REDIS_URL: redisUrl.optional().describe("The shared store of several replicas; absent: memory"),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).prefault("0").describe("How many proxies of ours stand in front"),
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
  LIMIT_LOGIN_ADDRESS: limit("300/300", "Logins per address"),
  LIMIT_LOGIN_MEMBER: limit("10/900", "Logins per user name and address"),
  LIMIT_LOGIN_USERNAME: limit("50/3600", "Logins per user name"),
  LIMIT_OTP_PHONE: limit("1/60", "One-time codes per phone"),
  LIMIT_OTP_PHONE_DAY: limit("5/86400", "One-time codes per phone and day"),
  LIMIT_OTP_ADDRESS: limit("200/3600", "One-time codes per address"),
  LIMIT_VALIDATE_ADDRESS: limit("300/1800", "Profiles to be validated per address"),
  LIMIT_REGISTER_ADDRESS: limit("60/1800", "Registrations per address"),
  LIMIT_UPLOAD_MEMBER: limit("30/1800", "Uploads per member"),
});

/** How often in how many seconds. */
export interface Limit {
  count: number;
  seconds: number;
}

/** What the server reads from its environment. */
export type Env = ReturnType<typeof settled>;

function settled(given: z.output<typeof Environment>) {
  const api = new URL(given.OPERATOR_API_URL);
  const apiIsLoopback = isLoopback(api.hostname);
  return {
    host: given.HOST,
    port: given.PORT,
    metricsPort: given.METRICS_PORT,
    /** `OPERATOR_CONFIG` wins when both are set; one of the two is there. */
    operator: given.OPERATOR,
    operatorConfig: given.OPERATOR_CONFIG,
    publicOrigin: given.PUBLIC_ORIGIN,
    operatorApiUrl: given.OPERATOR_API_URL,
    /** Loopback http pictures and game links are allowed only then. */
    apiIsLoopback,
    chatUrl: given.CHAT_URL ?? api.origin,
    sessionSecrets: given.SESSION_SECRET,
    trueLinkKey: given.TRUELINK_KEY,
    redisUrl: given.REDIS_URL,
    trustedProxyHops: given.TRUSTED_PROXY_HOPS,
    extraProviderHosts: apiIsLoopback ? given.EXTRA_PROVIDER_HOSTS : [],
    logLevel: given.LOG_LEVEL,
    shutdown: { drainSeconds: given.SHUTDOWN_DRAIN, graceSeconds: given.SHUTDOWN_GRACE },
    limits: {
      loginAddress: given.LIMIT_LOGIN_ADDRESS,
      loginMember: given.LIMIT_LOGIN_MEMBER,
      loginUsername: given.LIMIT_LOGIN_USERNAME,
      otpPhone: given.LIMIT_OTP_PHONE,
      otpPhoneDay: given.LIMIT_OTP_PHONE_DAY,
      otpAddress: given.LIMIT_OTP_ADDRESS,
      validateAddress: given.LIMIT_VALIDATE_ADDRESS,
      registerAddress: given.LIMIT_REGISTER_ADDRESS,
      uploadMember: given.LIMIT_UPLOAD_MEMBER,
    } satisfies Record<string, Limit>,
  };
}

const FILE = "environment";

const secrets: ReadonlySet<string> = new Set(["SESSION_SECRET", "TRUELINK_KEY"]);

/** Reads the environment; an empty variable counts as absent. Lists every fault, and never a secret's text. */
export function readEnv(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; env: Env } | { ok: false; faults: Fault[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  const faults = [
    ...brandFaults(given),
    ...originFaults(given),
    ...(parsed.success ? [] : faultsOf(parsed.error, given, FILE)),
  ];
  if (parsed.success && faults.length === 0) return { ok: true, env: settled(parsed.data) };
  return { ok: false, faults: faults.map((fault) => withoutSecret(fault, given)) };
}

function brandFaults(given: Readonly<Record<string, unknown>>): Fault[] {
  if (given.OPERATOR || given.OPERATOR_CONFIG) return [];
  const allowed = "a brand's id in config/, or OPERATOR_CONFIG with a file's path";
  return [{ file: FILE, path: "OPERATOR", found: shown(undefined), allowed, message: "is missing" }];
}

/** Whoever is reached from elsewhere has to know how: cookies, and which posts are our own, hang on it. */
function originFaults({
  HOST = "127.0.0.1",
  PUBLIC_ORIGIN,
}: Readonly<Record<string, string | undefined>>): Fault[] {
  if (PUBLIC_ORIGIN || HOST === "::1" || isLoopback(HOST)) return [];
  const allowed = `what members type, such as https://wallet.example: HOST=${HOST} is not loopback`;
  return [{ file: FILE, path: "PUBLIC_ORIGIN", found: shown(undefined), allowed, message: "is missing" }];
}

/** Secrets are never printed, nor addresses that hold a user name and password. */
function withoutSecret(fault: Fault, given: Readonly<Record<string, string | undefined>>): Fault {
  const value = given[fault.path];
  const isSecret = secrets.has(fault.path) || value?.includes("@");
  if (value === undefined || !isSecret) return fault;
  return { ...fault, found: `(hidden, ${value.length} characters)` };
}
