import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../bootstrap/run";
import { say, warn } from "../bootstrap/say";

/**
 * The folder with the build of that commit, made from its own files with its own packages; undefined if it cannot be
 * built, which is printed. Built once: it is kept in the system's folder for temporary files.
 */
export async function buildRelease(root: string, commit: string): Promise<string | undefined> {
  const folder = join(tmpdir(), "kapao-releases", commit);
  if (existsSync(folder)) return folder;
  const [started, archive] = [`${folder}.part`, `${folder}.tar`];
  await rm(started, { recursive: true, force: true });
  await mkdir(started, { recursive: true });
  say(`Building the previous release, ${commit.slice(0, 8)} …`);
  const steps: [command: string, args: string[], cwd: string][] = [
    ["git", ["archive", "-o", archive, commit], root],
    ["tar", ["-xf", archive], started],
    [process.execPath, ["scripts/bootstrap/build.mjs"], started],
  ];
  for (const [command, args, cwd] of steps) {
    const { code, output } = await run(command, args, { cwd });
    if (code === 0) continue;
    warn(`${output}\nThe previous release ${commit} cannot be built.`);
    return undefined;
  }
  await rm(archive);
  await rename(started, folder);
  return folder;
}
