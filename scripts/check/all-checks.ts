import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openapiFaults } from "../openapi/drift";
import type { Check, SourceFile } from "./check";
import { circleFaults } from "./circles";
import { toolFaults } from "./commands";
import { directionFaults } from "./directions";
import { forbiddenFaults } from "./forbidden";
import { importGraph } from "./import-graph";
import { lockfileFaults } from "./lockfile";
import { measureFaults } from "./measures";
import { nameFaults } from "./names";
import { processFaults } from "./process-use";
import { isCode } from "./rooms";
import { screenFolders } from "./screens";
import { readWalk } from "./walk-files";
import { walkFaults } from "./walk-report";

const TSX = ["--import", "tsx"];

/** Everything that `npm run check` looks at. The slow ones, processes of their own, come first. */
export function allChecks(root: string, files: readonly SourceFile[]): Check[] {
  const code = files.filter(({ path }) => isCode(path));
  const known = new Set(files.map(({ path }) => path));
  const tool = (...args: string[]) => toolFaults(root, args);
  const operator = (...args: string[]) => tool(...TSX, "scripts/operator/main.ts", ...args);
  let graph: ReturnType<typeof importGraph> | undefined;
  const edges = () => {
    graph ??= importGraph(code, known);
    return graph;
  };
  return [
    { name: "types", run: () => tool("node_modules/typescript/bin/tsc", "--noEmit") },
    { name: "lint", run: () => tool("node_modules/@biomejs/biome/bin/biome", "check", "--colors=off") },
    { name: "brands", run: () => operator("validate", "--all") },
    { name: "brand schema", run: () => operator("schema", "--check") },
    { name: "operator api", run: () => openapiFaults(root) },
    { name: "imports", run: () => directionFaults(edges(), screenFolders(known)) },
    { name: "circles", run: () => circleFaults(edges()) },
    { name: "process", run: () => processFaults(code) },
    { name: "measures", run: () => measureFaults(code) },
    { name: "forbidden", run: () => forbiddenFaults(code) },
    {
      name: "lockfile",
      run: async () => lockfileFaults(await readFile(join(root, "package-lock.json"), "utf8")),
    },
    { name: "names", run: () => nameFaults(files) },
    { name: "spec walk", run: async () => walkFaults(await readWalk(root, files)) },
  ];
}
