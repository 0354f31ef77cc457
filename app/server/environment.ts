import { readEnv } from "schemas/env";
import { fileVariable, secretNames } from "schemas/env/secrets";
import { type Variables, withSecretFiles } from "./secret-files";

/** Reads the environment with the secrets that stand in files, and returns every fault of both. */
export function readEnvironment(given: Variables, root: string): ReturnType<typeof readEnv> {
  const { environment, faults } = withSecretFiles(given, root);
  const read = readEnv(environment);
  if (read.ok && faults.length === 0) return read;
  // A secret that cannot be read is not missing too.
  const told = new Set(faults.map(({ path }) => path));
  const unread = new Set<string>(secretNames.filter((name) => told.has(fileVariable(name))));
  const others = read.ok ? [] : read.faults.filter(({ path }) => !unread.has(path));
  return { ok: false, faults: [...faults, ...others] };
}
