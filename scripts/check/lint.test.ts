import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toolFaults } from "./commands";

const root = process.cwd();

/** The linter's output for a file with this text in this folder of the project. */
async function lintIn(folder: string, text: string): Promise<string> {
  const place = await mkdtemp(join(root, folder, "lint-"));
  try {
    await writeFile(join(place, "probe.ts"), text);
    await writeFile(join(place, "other.ts"), 'export { b } from "./probe";\n');
    const tool = ["node_modules/@biomejs/biome/bin/biome", "lint", "--vcs-enabled=false", place];
    return (await toolFaults(root, tool)).map(({ message }) => message).join("\n");
  } finally {
    await rm(place, { recursive: true });
  }
}

describe("the linter's rules of the house", () => {
  test.each([
    ["schemas", 'import { a } from "~/money/a"; export const b = a;', "noRestrictedImports"],
    ["themes", 'import { a } from "~/money/a"; export const b = a;', "noRestrictedImports"],
    ["scripts", 'import { a } from "../../app/money/a"; export const b = a;', "noRestrictedImports"],
    ["app/money", 'import { a } from "../../../scripts/a"; export const b = a;', "noRestrictedImports"],
    [
      "app/money",
      'import { spawn } from "node:child_process"; export const b = spawn;',
      "noRestrictedImports",
    ],
    ["app/money", "export const b = process.env.HOST;", "noProcessGlobal"],
    ["app/components", 'import type { A } from "~/operator/a"; export type B = A;', "noRestrictedImports"],
    ["app/components", 'import { a } from "~/shell/a"; export const b = a;', "noRestrictedImports"],
    ["app/format", 'import { a } from "~/session/a.server"; export const b = a;', "noRestrictedImports"],
    ["app/money", "export const b: any = 1;", "noExplicitAny"],
    ["app/money", 'export { b } from "./other";', "noImportCycles"],
    ["tests", 'import { test } from "vitest"; test.only("a", () => {});', "noFocusedTests"],
    ["tests", 'import { test } from "vitest"; test.skip("a", () => {});', "noSkippedTests"],
    ["app/money", `export const b = [${"\n  1,".repeat(310)}];\n`, "noExcessiveLinesPerFile"],
  ])("in %s: %s is %s", async (folder, text, rule) => {
    expect(await lintIn(folder, text)).toContain(rule);
  });

  test("nothing is said of what may be", async () => {
    const text = 'import * as z from "zod"; export const b = z.string();\n';
    expect(await lintIn("schemas", text)).toBe("");
    expect(
      await lintIn("app/server", 'import process from "node:process"; export const b = process.pid;\n'),
    ).toBe("");
  });
});
