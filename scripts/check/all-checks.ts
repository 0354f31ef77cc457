import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BrandFile } from "schemas/brand";
import { openapiFaults } from "../openapi/drift";
import type { Check, SourceFile } from "./check";
import { toolFaults } from "./commands";
import { configKeyFaults } from "./config-keys";
import { formFaults } from "./forms";
import { importGraph } from "./import-graph";
import { layerFaults } from "./layers";
import { lockfileFaults } from "./lockfile";
import { markFaults } from "./marks";
import { measureFaults } from "./measures";
import { isCode } from "./rooms";
import { screenFaults, screenFolders } from "./screens";
import { readWalk } from "./walk-files";
import { walkFaults } from "./walk-report";

const TSX = ["--import", "tsx"];
/** Node's arguments for the check "eslint"; the folders to read come after them. */
export const ESLINT = [...TSX, "node_modules/eslint/bin/eslint.js", "--config", "scripts/check/eslint.mjs"];

/** Every check of `npm run check`. The slow ones, which run as separate processes, come first. */
export function allChecks(root: string, files: readonly SourceFile[]): Check[] {
  const code = files.filter(({ path }) => isCode(path));
  const known = new Set(files.map(({ path }) => path));
  const tool = (...args: string[]) => toolFaults(root, args);
  const operator = (...args: string[]) => tool(...TSX, "scripts/operator/main.ts", ...args);
  const graph = () => importGraph(code, known);
  return [
    { name: "types", run: () => tool(...TSX, "scripts/check/types.ts") },
    { name: "lint", run: () => tool("node_modules/@biomejs/biome/bin/biome", "check", "--colors=off") },
    { name: "eslint", run: () => tool(...ESLINT, "app", "schemas", "themes", "scripts/sandbox") },
    { name: "brands", run: () => operator("validate", "--all") },
    { name: "brand schema", run: () => operator("schema", "--check") },
    { name: "config reference", run: () => operator("docs", "--check") },
    { name: "config keys", run: () => configKeyFaults(BrandFile, code) },
    { name: "operator api", run: () => openapiFaults(root) },
    {
      name: "unused",
      run: () => tool("node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints"),
    },
    { name: "layers", run: () => layerFaults(graph(), [...known]) },
    { name: "screens", run: () => screenFaults(graph(), screenFolders(known)) },
    { name: "forms", run: () => formFaults(code) },
    { name: "measures", run: () => measureFaults(code) },
    { name: "marks", run: () => markFaults(files) },
    {
      name: "lockfile",
      run: async () => lockfileFaults(await readFile(join(root, "package-lock.json"), "utf8")),
    },
    { name: "spec walk", run: async () => walkFaults(await readWalk(root, files)) },
  ];
}
