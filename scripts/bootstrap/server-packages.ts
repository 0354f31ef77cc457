import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Packages whose files cannot be part of the server's one file: a renderer in machine code, and fonts. */
const FOLDERS = ["@resvg", "@expo-google-fonts"];

/**
 * Puts these packages into a `node_modules` beside the server's file, where Node looks first. So the build stays whole
 * wherever it is copied to, with the machine code of the system that made it.
 */
export function serverPackages(root: string): Plugin {
  let isServerBuild = false;
  return {
    name: "kapao-server-packages",
    config(_, { command, isSsrBuild = false }) {
      isServerBuild = command === "build" && isSsrBuild;
      return { ssr: { external: ["@resvg/resvg-js"] } };
    },
    async writeBundle({ dir = "" }) {
      if (!isServerBuild) return;
      const target = join(dir, "node_modules");
      await rm(target, { recursive: true, force: true });
      const copied = FOLDERS.map((folder) =>
        cp(join(root, "node_modules", folder), join(target, folder), { recursive: true, filter: isNeeded }),
      );
      await Promise.all(copied);
    },
  };
}

/** Of a font only the two weights that are drawn; of each package what runs, and its licence. */
export function isNeeded(path: string): boolean {
  const isFont = /\/@expo-google-fonts\/[\w-]+\/\d/.test(path);
  if (isFont && !/\/(400Regular|600SemiBold)(\/|$)/.test(path)) return false;
  return !/\.(png|md|d\.ts)$/.test(path);
}
