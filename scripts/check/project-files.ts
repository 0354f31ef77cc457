import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../bootstrap/run";
import type { SourceFile } from "./check";

const TEXT =
  /\.(ts|tsx|mts|mjs|js|cjs|json|md|css|html|svg|txt|tsv|yaml|yml)$|(^|\/)(Dockerfile|\.[\w.-]+|run)$/;
/** Third-party or generated folders, skipped where there is no git to say so. */
const MADE = new Set(["node_modules", "build", ".git", ".data", "test-results", "playwright-report"]);

/** The project's text files: all that git does not ignore; without git, everything that is not generated. */
export async function projectFiles(root: string): Promise<SourceFile[]> {
  const paths = existsSync(join(root, ".git")) ? await gitFiles(root) : await folderFiles(root);
  const texts = paths.filter((path) => TEXT.test(path)).sort();
  const files = await Promise.all(texts.map((path) => readOne(root, path)));
  return files.filter((file) => file !== undefined);
}

async function gitFiles(root: string): Promise<string[]> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { code, output } = await run("git", args, { cwd: root });
  return code === 0 ? output.split("\0").filter((path) => path !== "") : folderFiles(root);
}

async function folderFiles(root: string, folder = ""): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter((entry) => !MADE.has(entry.name))
      .map(async (entry) => {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? folderFiles(root, path) : [path];
      }),
  );
  return lists.flat();
}

/** Undefined for a file that git still lists although it was deleted. */
async function readOne(root: string, path: string): Promise<SourceFile | undefined> {
  const text = await readFile(join(root, path), "utf8").catch(() => undefined);
  return text === undefined ? undefined : { path, text };
}
