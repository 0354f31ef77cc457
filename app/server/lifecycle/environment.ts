import { resolve } from "node:path";
import { readEnv } from "schemas/env";
import { FILE } from "schemas/env/faults";
import { fileVariable, type SecretName, secretNames } from "schemas/env/secrets";
import type { Fault } from "schemas/fault";
import { readText } from "~/brand/read-text";

/** Reads the environment, with secrets from files (`…_FILE`), and returns every fault of both. */
export function readEnvironment(given: Variables, root: string): ReturnType<typeof readEnv> {
  const { environment, faults } = withSecretFiles(given, root);
  const read = readEnv(environment);
  if (read.ok && faults.length === 0) return read;
  // A secret whose file cannot be read is not reported as missing as well.
  const faultyPaths = new Set(faults.map(({ path }) => path));
  const notRead = new Set<string>(secretNames.filter((name) => faultyPaths.has(fileVariable(name))));
  const others = read.ok ? [] : read.faults.filter(({ path }) => !notRead.has(path));
  return { ok: false, faults: [...faults, ...others] };
}

export type Variables = Readonly<Record<string, string | undefined>>;

const MOST_BYTES = 64 * 1024;
const ALLOWED = "a file of at most 64 kB that holds the secret and nothing else";

export interface WithSecrets {
  /** Each secret is in its own variable, none in a `…_FILE`. */
  environment: Variables;
  /** Of the `…_FILE` variables. They show neither secrets nor paths: a path may be the secret, given by mistake. */
  faults: Fault[];
}

/** A byte order mark and line ends around a secret, which editors add. */
const AROUND = /^[\uFEFF\r\n]+|(?<![\r\n])[\r\n]+$/g;
const bare = (secret: string) => secret.replace(AROUND, "");

/**
 * Reads secrets from files, as for `SESSION_SECRET_FILE=/run/secrets/session`; paths may be relative to `root`. A byte
 * order mark and line ends around a secret are removed, in variables too.
 */
export function withSecretFiles(environment: Variables, root: string): WithSecrets {
  const faults: Fault[] = [];
  const found: Record<string, string | undefined> = { ...environment };
  for (const name of secretNames) {
    const variable = fileVariable(name);
    const path = environment[variable]?.trim();
    delete found[variable];
    if (found[name] !== undefined) found[name] = bare(found[name]);
    if (!path) continue;
    const read = environment[name]?.trim() ? { fault: givenTwice(name) } : readSecret(resolve(root, path));
    if ("secret" in read) found[name] = read.secret;
    else faults.push({ file: FILE, path: variable, ...read.fault });
  }
  return { environment: found, faults };
}

type FaultText = Pick<Fault, "found" | "allowed" | "message">;

function readSecret(file: string): { secret: string } | { fault: FaultText } {
  const read = readText(file, MOST_BYTES);
  const secret = read.ok ? bare(read.text) : "";
  if (secret.trim() !== "") return { secret };
  const found = read.ok ? "nothing in it" : read.why;
  return { fault: { found, allowed: ALLOWED, message: "names a file that cannot be used" } };
}

function givenTwice(name: SecretName): FaultText {
  return { found: `${name} too`, allowed: "one of the two", message: `is given beside ${name}` };
}
