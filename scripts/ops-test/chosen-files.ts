import { readdir } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "tests/ops";

/** What `npm run ops-test` runs: every test of tests/ops, by its path from the root. */
export async function opsFiles(root: string): Promise<string[]> {
  const names = await readdir(join(root, FOLDER));
  return names.filter((name) => name.endsWith(".test.ts")).map((name) => `${FOLDER}/${name}`);
}

/** The files whose names contain one of `names`, or all without any; and the names that no file contains. */
export function chosenFiles(
  all: readonly string[],
  names: readonly string[],
): { files: string[]; unknown: string[] } {
  const has = (file: string, name: string) => file.slice(FOLDER.length).includes(name);
  return {
    files: all.filter((file) => names.length === 0 || names.some((name) => has(file, name))),
    unknown: names.filter((name) => !all.some((file) => has(file, name))),
  };
}
