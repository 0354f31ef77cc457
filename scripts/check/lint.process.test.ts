import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toolFaults } from "./commands";

const root = process.cwd();

/** A file's folder and text, and the rule that it breaks. */
const broken: readonly (readonly [folder: string, text: string, rule: string])[] = [
  ["app/money", "export const b = process.env.HOST;", "noProcessGlobal"],
  ["app/money", "export const b: any = 1;", "noExplicitAny"],
  ["app/money", "export const b = () => Date.now();", "noRestrictedGlobals"],
  ["app/deposits", "export const b = new Date().getTime();", "noRestrictedGlobals"],
  ["tests", 'import { test } from "vitest"; test.only("a", () => {});', "noFocusedTests"],
  ["tests", 'import { test } from "vitest"; test.skip("a", () => {});', "noSkippedTests"],
  ["app/money", `export const b = [${"\n  1,".repeat(310)}];\n`, "noExcessiveLinesPerFile"],
];

const allowed: readonly (readonly [folder: string, text: string])[] = [
  ["app/server", 'import process from "node:process"; export const b = process.pid;\n'],
];

const made: string[] = [];
/** Everything that the linter says, of all files in one run: it reads the whole project each time. */
let said: string;

async function place(folder: string, text: string): Promise<void> {
  const own = await mkdtemp(join(root, folder, "lint-"));
  made.push(own);
  await writeFile(join(own, "probe.ts"), text);
  await writeFile(join(own, "other.ts"), 'export { b } from "./probe";\n');
}

beforeAll(async () => {
  for (const [folder, text] of [...broken, ...allowed]) await place(folder, text);
  const tool = [
    "node_modules/@biomejs/biome/bin/biome",
    "lint",
    "--vcs-enabled=false",
    "--max-diagnostics=none",
  ];
  said = (await toolFaults(root, [...tool, ...made])).map(({ message }) => message).join("\n");
});
afterAll(async () => {
  for (const own of made) await rm(own, { recursive: true });
});

/** The rules that the linter says the file breaks. */
function rulesOf(index: number): string[] {
  const heads = said.matchAll(/^(\S+?)(?::\d+)* lint\/\w+\/(\w+)/gm);
  const own = `/${basename(made[index] ?? "none")}/`;
  return [...heads].flatMap(([, file, rule]) => (file?.includes(own) && rule ? [rule] : []));
}

describe("the linter's rules of the house", () => {
  test.each(broken.map((row, index) => [...row, index] as const))(
    "in %s: %s is %s",
    (_, _text, rule, index) => {
      expect(rulesOf(index), said.slice(0, 1_000)).toContain(rule);
    },
  );

  test.each(allowed.map((row, index) => [...row, index] as const))(
    "in %s: nothing is said of what may be, %s",
    (_, _text, index) => {
      expect(rulesOf(broken.length + index)).toEqual([]);
    },
  );
});
