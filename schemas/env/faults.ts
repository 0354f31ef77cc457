import { type Fault, shown } from "../fault";
import { isLoopback } from "../loopback";
import { suggestion } from "../nearest";
import { list } from "./kinds";
import { limitNames } from "./limits";
import { secretNames } from "./secrets";

type EnvVariables = Readonly<Record<string, string | undefined>>;

/** The `file` of every fault in the environment. */
export const FILE = "environment";

/** The secrets, and a variable that may hold one although it should not. */
const hidden: ReadonlySet<string> = new Set([...secretNames, "OTEL_RESOURCE_ATTRIBUTES"]);

/** A brand is chosen by OPERATOR or by OPERATOR_CONFIG; one of them is required. */
export function brandFaults(given: EnvVariables): Fault[] {
  if (given.OPERATOR || given.OPERATOR_CONFIG) return [];
  const allowed = "a brand's id in config/, or OPERATOR_CONFIG with a file's path";
  return [{ file: FILE, path: "OPERATOR", found: shown(undefined), allowed, message: "is missing" }];
}

/** A server that other machines can reach must know its public origin, for cookies and the cross-site check. */
export function originFaults({ HOST = "127.0.0.1", PUBLIC_ORIGIN }: EnvVariables): Fault[] {
  if (PUBLIC_ORIGIN || isLoopback(HOST)) return [];
  const allowed = `what members type, such as https://wallet.example: HOST=${HOST} is not loopback`;
  return [{ file: FILE, path: "PUBLIC_ORIGIN", found: shown(undefined), allowed, message: "is missing" }];
}

/**
 * While SESSION_SECRET is rotated, members' names in the store must stay the same: otherwise a replica with the new
 * list would not find the claims, locks and sign-outs of one with the old (docs/decisions/names-outlive-secrets.md).
 */
export function nameSecretWarnings({ SESSION_SECRET = "", NAME_SECRET }: EnvVariables): Fault[] {
  if (NAME_SECRET || list(SESSION_SECRET).length < 2) return [];
  const allowed = "the secret that SESSION_SECRET was before it became a list";
  const message = "is missing, the last of SESSION_SECRET names members";
  return [{ file: FILE, path: "NAME_SECRET", found: shown(undefined), allowed, message, isWarning: true }];
}

/** The metrics need a port of their own. */
export function portFaults({ PORT = "3000", METRICS_PORT }: EnvVariables): Fault[] {
  if (METRICS_PORT === undefined || METRICS_PORT !== PORT || PORT === "0") return [];
  const allowed = "another port than PORT";
  return [{ file: FILE, path: "METRICS_PORT", found: shown(METRICS_PORT), allowed, message: "is PORT too" }];
}

/** What secrets look like that were altered on the way into the environment. */
const alterations: readonly { pattern: RegExp; message: string; allowed: string }[] = [
  {
    pattern: /^(["'`]).*\1$/s,
    message: "begins and ends with quotes",
    allowed: "the secret alone: Docker's --env-file and Compose's secrets keep quotes as a part of it",
  },
  { pattern: /^\s|\s$/, message: "begins or ends with a space", allowed: "the secret alone" },
  {
    pattern: /\s#/,
    message: "holds what looks like a comment",
    allowed: "the secret alone, and its comment on a line before",
  },
];

/** An altered key would go unnoticed until the operator refuses every gift link that is encrypted with it. */
export function alteredSecretWarnings(given: EnvVariables): Fault[] {
  return secretNames.flatMap((path) =>
    alterations
      .filter(({ pattern }) => pattern.test(given[path] ?? ""))
      .map(({ message, allowed }) => secretWarning(path, message, allowed)),
  );
}

/** A line of a `.env` file with an unquoted value. */
const UNQUOTED = /^\s*(?:export\s+)?(\w+)\s*=\s*([^"'`\s#].*)/;

/** Warns of secrets that a `.env` file cuts off: an unquoted value ends at a `#`. */
export function cutSecretWarnings(dotenv: string): Fault[] {
  return dotenv
    .split(/\r?\n/)
    .map((line) => UNQUOTED.exec(line) ?? [])
    .filter(([, , value = ""]) => /\S#/.test(value))
    .flatMap(([, name]) => secretNames.filter((secret) => secret === name))
    .map((path) => secretWarning(path, "is cut off at its # in .env", "the secret in quotes"));
}

function secretWarning(path: string, message: string, allowed: string): Fault {
  return { file: FILE, path, found: "(hidden)", allowed, message, isWarning: true };
}

/**
 * Earlier releases started as many processes as WORKERS says; now replicas are the orchestrator's
 * (docs/decisions/replicas-are-the-orchestrators.md).
 */
export function workersWarnings({ WORKERS }: EnvVariables): Fault[] {
  if (WORKERS === undefined || WORKERS === "1") return [];
  const allowed = "nothing: as many replicas, of which each is one process";
  return [
    {
      file: FILE,
      path: "WORKERS",
      found: shown(WORKERS),
      allowed,
      message: "has no effect",
      isWarning: true,
    },
  ];
}

/** A misspelled limit has no effect. */
export function limitWarnings(given: EnvVariables): Fault[] {
  const known: readonly string[] = limitNames;
  return Object.keys(given)
    .filter((name) => name.startsWith("LIMIT_") && !known.includes(name))
    .map((path) => ({
      file: FILE,
      path,
      found: shown(given[path]),
      allowed: known.join(", "),
      message: `is none of the limits${suggestion(path, known)}`,
      isWarning: true,
    }));
}

/** Hides the value found if it is a secret, may hold one, or looks like a URL with a password. */
export function withoutSecret(fault: Fault, given: EnvVariables): Fault {
  const value = given[fault.path];
  const isHidden = hidden.has(fault.path) || value?.includes("@");
  if (value === undefined || !isHidden) return fault;
  return { ...fault, found: `(hidden, ${value.length} characters)` };
}
