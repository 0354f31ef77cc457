import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Machine code cannot be part of the server's one file (docs/decisions/one-server-file.md): the store's database, and
 * the renderer of icons.
 */
const packages = ["libsql", "libsql/promise", "@resvg/resvg-js"];
const folders = ["libsql", "@libsql", "@neon-rs/load", "detect-libc", "@resvg"];

/**
 * Puts them into a `node_modules` beside the server's file, where Node looks first. So the build stays whole wherever
 * it is copied to, with the machine code of the system that made it.
 */
export function serverPackages(root: string): Plugin {
  let isServerBuild = false;
  return {
    name: "kapao-server-packages",
    config(_, { command, isSsrBuild = false }) {
      isServerBuild = command === "build" && isSsrBuild;
      return { ssr: { external: packages } };
    },
    async writeBundle({ dir = "" }) {
      if (!isServerBuild) return;
      const target = join(dir, "node_modules");
      await rm(target, { recursive: true, force: true });
      const filter = (path: string) => !/\.(md|d\.ts)$/.test(path);
      for (const folder of folders)
        await cp(join(root, "node_modules", folder), join(target, folder), { recursive: true, filter });
    },
  };
}
