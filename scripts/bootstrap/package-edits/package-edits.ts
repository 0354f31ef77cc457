import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Edit } from "./edit";
import { routeMemory } from "./route-memory";
import { unusedI18next } from "./unused-i18next";
import { unusedRemix } from "./unused-remix";
import { unusedRouter } from "./unused-router";

/** The versions that the edits were written for, which package.json or the lockfile pins. */
export const versions: Readonly<Record<string, string>> = {
  "@remix-run/react": "2.17.5",
  "@remix-run/router": "1.23.3",
  "@remix-run/server-runtime": "2.17.5",
  "react-router-dom": "6.30.4",
  i18next: "23.16.8",
};

export const edits: readonly Edit[] = [...unusedRemix, ...unusedRouter, ...unusedI18next, ...routeMemory];

/** The file's code after all edits to it. Throws where one does not apply exactly as often as it says. */
export function edited(file: string, code: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((before, { from, to, times = 1, more }) => {
      const found = before.split(from).length - 1;
      if (found !== times)
        throw new Error(`${file} has ${found} times, not ${times}: ${JSON.stringify(from)}`);
      return before.replaceAll(from, () => to) + (more === undefined ? "" : `\n${more}\n`);
    }, code);
}

/** Throws if a package has another version than the one whose edits were read for it. */
export function checkVersions(installed: (name: string) => string): void {
  for (const [name, version] of Object.entries(versions)) {
    const found = installed(name);
    if (found !== version)
      throw new Error(`${name} is ${found}: read scripts/bootstrap/package-edits, written for ${version}`);
  }
}

/** The version of an installed package. */
export function installedVersion(root: string, name: string): string {
  return JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;
}

/**
 * Edits packages as they are bundled. The build stops where an edit does not apply, or its file is not in the server's
 * half, which has them all.
 */
export function packageEdits(root: string): Plugin {
  const missing = new Set(edits.map(({ file }) => file));
  let isServer = true;
  return {
    name: "kapao-package-edits",
    apply: "build",
    enforce: "pre",
    configResolved({ build }) {
      isServer = Boolean(build.ssr);
    },
    buildStart() {
      checkVersions((name) => installedVersion(root, name));
    },
    transform(code, id) {
      const file = edits.find((edit) => id.endsWith(`/node_modules/${edit.file}`))?.file;
      if (file === undefined) return undefined;
      missing.delete(file);
      return { code: edited(file, code), map: null };
    },
    buildEnd(error) {
      if (!error && isServer && missing.size > 0) throw new Error(`not in the build: ${[...missing]}`);
    },
  };
}
