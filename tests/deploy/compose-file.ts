import { readFileSync } from "node:fs";
import { parse as parseDotenv } from "dotenv";
import { parse } from "yaml";
import { delivered } from "./delivered";

interface Service {
  environment?: Record<string, string | null>;
  networks?: { default: { ipv4_address: string } };
  stop_grace_period?: string;
  secrets?: string[];
  command?: string[];
  deploy?: { resources: { limits: { memory: string } } };
  logging?: unknown;
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

/** deploy/compose.yaml as it is delivered. */
export const compose = parse(delivered("compose.yaml"), { merge: true }) as Compose;

/** .env.example as it is delivered, which becomes a deployer's .env. */
export const example: Readonly<Record<string, string>> = parseDotenv(readFileSync(".env.example"));

/**
 * The variables that Compose gives a service where the shell or .env has these: `${NAME}` is replaced, what has no value
 * is passed on if it is there. Throws where a variable that must be there is empty.
 */
export function serviceEnvironment(
  service: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const written = Object.entries(compose.services[service]?.environment ?? {});
  const all = written.map(([name, value]) => [name, value === null ? given[name] : filledIn(value, given)]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function filledIn(value: string, given: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, text: string) => {
    const found = given[name] ?? "";
    if (found === "" && kind === "?") throw new Error(`${name} is missing: ${text}`);
    return found === "" && kind === "-" ? text : found;
  });
}

/** The settings with which Compose starts Redis, without the two dashes. */
export function redisSettings(): Record<string, string> {
  const [program, ...args] = compose.services.redis?.command ?? [];
  if (program !== "redis-server") throw new Error("Compose starts no Redis");
  const pairs = args.flatMap((name, index) => (index % 2 === 0 ? [[name.slice(2), args[index + 1]]] : []));
  return Object.fromEntries(pairs);
}
