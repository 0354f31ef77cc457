import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const IN_PACKAGES = "/node_modules/";

/**
 * Tells of the packages that are part of a bundle, with their licences, in `build/notices`: most licences ask for that.
 */
export function notices(root: string): Plugin {
  let side = "client";
  return {
    name: "kapao-notices",
    apply: "build",
    config(_, { isSsrBuild }) {
      side = isSsrBuild ? "server" : "client";
    },
    async writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const folder = join(root, "build/notices");
      await mkdir(folder, { recursive: true });
      const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
      await writeFile(join(folder, `${side}.txt`), noticesOf(modules));
    },
  };
}

/**
 * The packages that modules are of, by the modules' paths, each with its name, version, licence and the licence's text.
 */
export function noticesOf(modules: readonly string[]): string {
  const folders = [...new Set(modules.flatMap((module) => folderOf(module) ?? []))].sort();
  return [...new Set(folders.map(noticeOf))].join(`\n${"-".repeat(72)}\n\n`);
}

/** Of a module of a package that has a manifest: its folder. */
function folderOf(module: string): string | undefined {
  const at = module.lastIndexOf(IN_PACKAGES);
  if (at < 0) return undefined;
  const [scope = "", name = ""] = module.slice(at + IN_PACKAGES.length).split("/");
  const folder = join(
    module.slice(0, at).replace(/^\0/, ""),
    "node_modules",
    scope,
    scope.startsWith("@") ? name : "",
  );
  return existsSync(join(folder, "package.json")) ? folder : undefined;
}

function noticeOf(folder: string): string {
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const { name, version, license } = JSON.parse(manifest) as Record<string, unknown>;
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return `${[`${name} ${version}`, `Licence: ${license ?? "see below"}`, ...texts].join("\n\n")}\n`;
}
