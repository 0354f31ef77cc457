import { type Fault, shown } from "../fault";
import { isLoopback } from "../loopback";
import { suggestion } from "../nearest";
import { list } from "./kinds";
import { limitVariables } from "./limits";
import { secretNames } from "./secrets";

type Given = Readonly<Record<string, string | undefined>>;

/** The `file` of every fault in the environment. */
export const FILE = "environment";

/** The secrets, and what may hold one although it should not. */
const hidden: ReadonlySet<string> = new Set([...secretNames, "OTEL_RESOURCE_ATTRIBUTES"]);

/** A brand is chosen by OPERATOR or by OPERATOR_CONFIG; one of them is required. */
export function brandFaults(given: Given): Fault[] {
  if (given.OPERATOR || given.OPERATOR_CONFIG) return [];
  const allowed = "a brand's id in config/, or OPERATOR_CONFIG with a file's path";
  return [{ file: FILE, path: "OPERATOR", found: shown(undefined), allowed, message: "is missing" }];
}

/** A server that other machines can reach must know its public origin, for cookies and the cross-site check. */
export function originFaults({ HOST = "127.0.0.1", PUBLIC_ORIGIN }: Given): Fault[] {
  if (PUBLIC_ORIGIN || isLoopback(HOST)) return [];
  const allowed = `what members type, such as https://wallet.example: HOST=${HOST} is not loopback`;
  return [{ file: FILE, path: "PUBLIC_ORIGIN", found: shown(undefined), allowed, message: "is missing" }];
}

/**
 * No fault, but doubtful: while SESSION_SECRET is rotated the names in the store must stay the same, or one member's
 * claims, locks and endings would be another's to some replicas.
 */
export function namingDoubts({ SESSION_SECRET = "", NAME_SECRET }: Given): Fault[] {
  if (NAME_SECRET || list(SESSION_SECRET).length < 2) return [];
  const allowed = "the secret that SESSION_SECRET was before it became a list";
  const message = "is missing, the last of SESSION_SECRET names members";
  return [{ file: FILE, path: "NAME_SECRET", found: shown(undefined), allowed, message, isWarning: true }];
}

/** A metrics page of its own needs a port of its own. */
export function portFaults({ PORT = "3000", METRICS_PORT }: Given): Fault[] {
  if (METRICS_PORT === undefined || METRICS_PORT !== PORT || PORT === "0") return [];
  const allowed = "another port than PORT";
  return [{ file: FILE, path: "METRICS_PORT", found: shown(METRICS_PORT), allowed, message: "is PORT too" }];
}

/** What a secret holds that was altered on its way here, and what it should be. */
const alterations: readonly { sign: RegExp; message: string; allowed: string }[] = [
  {
    sign: /^(["'`]).*\1$/s,
    message: "begins and ends with quotes",
    allowed: "the secret alone: Docker's --env-file and Compose's secrets keep quotes as a part of it",
  },
  { sign: /^\s|\s$/, message: "begins or ends with a space", allowed: "the secret alone" },
  {
    sign: /\s#/,
    message: "holds what looks like a comment",
    allowed: "the secret alone, and its comment on a line before",
  },
];

/** No fault, but doubtful: the operator would refuse every gift link that is encrypted with another key than its own. */
export function alteredDoubts(given: Given): Fault[] {
  return secretNames.flatMap((path) =>
    alterations
      .filter(({ sign }) => sign.test(given[path] ?? ""))
      .map(({ message, allowed }) => doubtOf(path, message, allowed)),
  );
}

/** A line of a `.env` that gives a value without quotes. */
const UNQUOTED = /^\s*(?:export\s+)?(\w+)\s*=\s*([^"'`\s#].*)/;

/** The same of a `.env`, by its text: a value without quotes ends at its `#`. */
export function cutDoubts(dotenv: string): Fault[] {
  return dotenv
    .split(/\r?\n/)
    .map((line) => UNQUOTED.exec(line) ?? [])
    .filter(([, , value = ""]) => /\S#/.test(value))
    .flatMap(([, name]) => secretNames.filter((secret) => secret === name))
    .map((path) => doubtOf(path, "is cut off at its # in .env", "the secret in quotes"));
}

function doubtOf(path: string, message: string, allowed: string): Fault {
  return { file: FILE, path, found: "(hidden)", allowed, message, isWarning: true };
}

/** No fault, but doubtful: earlier releases started so many processes of themselves. */
export function workerDoubts({ WORKERS }: Given): Fault[] {
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

/** No fault, but doubtful: a limit that has no effect, because none has its name. */
export function limitDoubts(given: Given): Fault[] {
  const known = Object.keys(limitVariables);
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

/** Hides the values of secrets, of what may hold one, and of URLs that hold a user name and password. */
export function withoutSecret(fault: Fault, given: Given): Fault {
  const value = given[fault.path];
  const isHidden = hidden.has(fault.path) || value?.includes("@");
  if (value === undefined || !isHidden) return fault;
  return { ...fault, found: `(hidden, ${value.length} characters)` };
}
