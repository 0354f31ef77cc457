import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * One hash over the names and contents of files and folders, in a fixed order. Missing paths count as empty; tests are
 * skipped, because they do not affect the build.
 */
export async function hashTree(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesUnder(root, path)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(join(root, path), { withFileTypes: true });
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw fault;
  }
  const sorted = entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const lists = await Promise.all(
    sorted
      .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
      .map((entry) =>
        entry.isDirectory() ? filesUnder(root, join(path, entry.name)) : [join(path, entry.name)],
      ),
  );
  return lists.flat();
}
