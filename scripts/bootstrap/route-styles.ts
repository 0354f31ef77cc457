import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { type Plugin, transformWithEsbuild } from "vite";
import type { StylePiece } from "../../themes/style-piece";
import { TARGETS } from "../check/oldest/browsers";

/** How Remix names a route's module that it builds for the browser, below `app`. */
const ROUTE = /^([^.].*)\.tsx?\?__remix-build-client-route$/;

/**
 * Tells the server, in `build/styles.json`, all stylesheets in the order in which modules import them, and the routes
 * whose pages have each inline: a route's module imports it, itself or through others, but not through the modules
 * `afterSheet`. The server makes the site's one sheet of them, so that the build's own goes.
 */
export function routeStyles(root: string, afterSheet: readonly string[]): Plugin {
  const found = new Map<string, string>();
  let pieces: StylePiece[] = [];
  return {
    name: "kapao-route-styles",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transform(code, id) {
      if (id.endsWith(".css")) found.set(id, code);
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
        const later = afterSheet.map((module) => join(root, module));
        const modules = [...this.getModuleIds()].sort();
        const unknown = later.filter((module) => !modules.includes(module));
        if (unknown.length > 0) this.error(`vite.config.ts names ${unknown.join(", ")}, which nothing loads`);

        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const lazyOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const routes = modules.flatMap((id): [string, Set<string>][] => {
          const [, route] = ROUTE.exec(relative(join(root, "app"), id)) ?? [];
          return route === undefined ? [] : [[route, new Set(inOrder([id], importsOf, later))]];
        });
        if (!routes.some(([route]) => route === "root"))
          this.error("Remix names its routes' modules otherwise");
        const routesOf = (id: string) => routes.flatMap(([route, has]) => (has.has(id) ? [route] : []));
        const fileOf = (id: string) => relative(root, id).replace(/\.vanilla\.css$/, "");
        const entries = modules.filter((id) => this.getModuleInfo(id)?.isEntry);
        const all = inOrder(entries, (id) => [...importsOf(id), ...lazyOf(id)]);
        const made = all.map(async (id): Promise<StylePiece> => {
          const css = found.get(id) ?? "";
          if (css.includes("__VITE_")) this.error(`${id} names a file, whose address Vite has yet to write`);
          return { file: fileOf(id), css: await minified(css), routes: routesOf(id) };
        });
        pieces = (await Promise.all(made)).filter(({ css }) => css !== "");
      },
    },
    async writeBundle() {
      await mkdir(join(root, "build"), { recursive: true });
      await writeFile(join(root, "build/styles.json"), JSON.stringify(pieces));
    },
  };
}

async function minified(css: string): Promise<string> {
  const { code } = await transformWithEsbuild(css, "", { loader: "css", minify: true, target: TARGETS });
  return code.trim();
}

/** Modules, each after all that it brings and once; without `left` and what only these bring. */
function inOrder(
  modules: readonly string[],
  importsOf: (id: string) => readonly string[],
  left: readonly string[] = [],
): string[] {
  const seen = new Set(left);
  const walk = (id: string): string[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    return [...importsOf(id).flatMap(walk), id];
  };
  return modules.flatMap(walk);
}
